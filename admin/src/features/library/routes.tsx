import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

export const libraryRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/library',
    beforeLoad: needs('content.read'),
    validateSearch,
    component: lazyRouteComponent(() => import('./library-screen.tsx'), 'LibraryScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/library/$itemId',
    beforeLoad: needs('content.read'),
    component: lazyRouteComponent(() => import('./item-screen.tsx'), 'LibraryItemScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/library-bin',
    beforeLoad: needs('content.read'),
    component: lazyRouteComponent(() => import('./bin-screen.tsx'), 'LibraryBinScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/library-categories',
    beforeLoad: needs('content.read'),
    validateSearch,
    component: lazyRouteComponent(() => import('./categories-screen.tsx'), 'LibraryCategoriesScreen'),
  }),
];
