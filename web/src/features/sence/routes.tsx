import { createRoute } from '@tanstack/react-router';
import { taskFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

/** Where a course under the authority leads first, and where the authority leads back. */
export const senceTasks = [
  createRoute({
    getParentRoute: () => taskFrame,
    path: '/sence/$courseId',
    component: lazyScreen(() => import('./sence-page.tsx'), 'SencePage'),
  }),
];
