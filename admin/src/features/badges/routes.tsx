import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

export const badgesRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/badges',
    beforeLoad: needs('badges.read'),
    validateSearch,
    component: lazyRouteComponent(() => import('./badges-screen.tsx'), 'BadgesScreen'),
  }),
];
