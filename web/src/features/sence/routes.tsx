import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

export const senceRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/sence',
    component: lazyScreen(() => import('./sence-page.tsx'), 'SencePage'),
  }),
];
