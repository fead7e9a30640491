import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';

export const marksRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/reviews/course/$courseId',
    beforeLoad: needs('content.read'),
    component: lazyRouteComponent(() => import('./reviews-screen.tsx'), 'ReviewsScreen'),
  }),
];
