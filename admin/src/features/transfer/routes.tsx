import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';

export const transferRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/transfer',
    beforeLoad: needs('transfer.read'),
    component: lazyRouteComponent(() => import('./sendings-screen.tsx'), 'SendingsScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/transfer/documents',
    beforeLoad: needs('transfer.read'),
    component: lazyRouteComponent(() => import('./documents-screen.tsx'), 'DocumentsScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/transfer/partner',
    beforeLoad: needs('transfer.read'),
    component: lazyRouteComponent(() => import('./partner-screen.tsx'), 'PartnerScreen'),
  }),
];
