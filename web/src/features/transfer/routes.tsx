import { createRoute } from '@tanstack/react-router';
import { taskFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

/** A task with a dock of its own in the place of the bar. */
export const transferTasks = [
  createRoute({
    getParentRoute: () => taskFrame,
    path: '/points-transfer',
    component: lazyScreen(() => import('./transfer-page.tsx'), 'TransferPage'),
  }),
];
