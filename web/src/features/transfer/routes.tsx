import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

export const transferRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/transfer',
    component: lazyScreen(() => import('./transfer-page.tsx'), 'TransferPage'),
  }),
];
