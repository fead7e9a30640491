import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';

export const badgesRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/badges',
    beforeLoad: needs('badges.read'),
    component: lazyRouteComponent(() => import('./badges-screen.tsx'), 'BadgesScreen'),
  }),
];
