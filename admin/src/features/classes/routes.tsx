import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';

export const classesRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/classes',
    beforeLoad: needs('classes.read'),
    component: lazyRouteComponent(() => import('./classes-screen.tsx'), 'ClassesScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/classes/$classId/live',
    beforeLoad: needs('classes.read'),
    component: lazyRouteComponent(() => import('./cockpit/cockpit-screen.tsx'), 'CockpitScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/classes/$classId/presence',
    beforeLoad: needs('classes.read'),
    component: lazyRouteComponent(() => import('./presence/presence-screen.tsx'), 'PresenceScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/classes/meetings',
    beforeLoad: needs('classes.meetings'),
    component: lazyRouteComponent(() => import('./meetings/meetings-screen.tsx'), 'MeetingsScreen'),
  }),
];
