import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

export const searchRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/missed-searches',
    beforeLoad: needs('search.read'),
    validateSearch,
    component: lazyRouteComponent(() => import('./missed-screen.tsx'), 'MissedSearchesScreen'),
  }),
];
