import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';

export const senceRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/sence',
    beforeLoad: needs('sence.read'),
    component: lazyRouteComponent(() => import('./sence-screen.tsx'), 'SenceScreen'),
  }),
];
