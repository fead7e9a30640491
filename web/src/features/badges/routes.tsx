import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

export const badgesRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/badges',
    component: lazyScreen(() => import('./badges-page.tsx'), 'BadgesPage'),
  }),
];
