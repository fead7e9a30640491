import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';

export const transferRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/transfer',
    beforeLoad: needs('transfer.read'),
    component: lazyRouteComponent(() => import('./transfer-screen.tsx'), 'TransferScreen'),
  }),
];
