import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';

export const surveysRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/surveys',
    beforeLoad: needs('surveys.read'),
    component: lazyRouteComponent(() => import('./surveys-screen.tsx'), 'SurveysScreen'),
  }),
];
