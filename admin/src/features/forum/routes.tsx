import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';

export const forumRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/forum',
    beforeLoad: needs('forum.read'),
    component: lazyRouteComponent(() => import('./forum-screen.tsx'), 'ForumScreen'),
  }),
];
