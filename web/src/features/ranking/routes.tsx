import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

export const rankingRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/ranking',
    component: lazyScreen(() => import('./ranking-page.tsx'), 'RankingPage'),
  }),
];
