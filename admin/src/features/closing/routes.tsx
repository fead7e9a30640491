import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';

const frame = { getParentRoute: () => consoleFrame, beforeLoad: needs('campaigns.read') };

export const closingRoutes = [
  createRoute({
    ...frame,
    path: '/campaigns/$campaignId/close',
    component: lazyRouteComponent(() => import('./close/close-screen.tsx'), 'CloseScreen'),
  }),
  createRoute({
    ...frame,
    path: '/campaigns/$campaignId/simulation',
    component: lazyRouteComponent(() => import('./simulation/simulation-screen.tsx'), 'SimulationScreen'),
  }),
];
