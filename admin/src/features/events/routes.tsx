import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

export const eventsRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/events',
    beforeLoad: needs('events.read'),
    validateSearch,
    component: lazyRouteComponent(() => import('./events-screen.tsx'), 'EventsScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/events/$eventId/door',
    beforeLoad: needs('events.check_in'),
    component: lazyRouteComponent(() => import('./door-screen.tsx'), 'DoorScreen'),
  }),
];
