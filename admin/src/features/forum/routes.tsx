import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

export const forumRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/forum',
    beforeLoad: needs('forum.moderate'),
    validateSearch,
    component: lazyRouteComponent(() => import('./reports-screen.tsx'), 'ReportsScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/forum/boards',
    beforeLoad: needs('forum.moderate'),
    validateSearch,
    component: lazyRouteComponent(() => import('./boards-screen.tsx'), 'BoardsScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/forum/mutes',
    beforeLoad: needs('forum.moderate'),
    component: lazyRouteComponent(() => import('./mutes-screen.tsx'), 'MutesScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/forum/words',
    beforeLoad: needs('forum.moderate'),
    component: lazyRouteComponent(() => import('./words-screen.tsx'), 'WordsScreen'),
  }),
];
