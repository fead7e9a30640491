import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

export const levelsRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/level-requests',
    beforeLoad: needs('levels.decide'),
    validateSearch,
    component: lazyRouteComponent(() => import('./requests/requests-screen.tsx'), 'LevelRequestsScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/levels',
    beforeLoad: needs('campaigns.read'),
    validateSearch,
    component: lazyRouteComponent(() => import('./settings/levels-screen.tsx'), 'LevelsScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/campaigns/$campaignId/levels',
    beforeLoad: needs('campaigns.read'),
    component: lazyRouteComponent(() => import('./settings/minimums-screen.tsx'), 'MinimumsScreen'),
  }),
];
