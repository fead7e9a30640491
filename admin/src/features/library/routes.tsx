import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';

export const libraryRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/library',
    beforeLoad: needs('library.read'),
    component: lazyRouteComponent(() => import('./library-screen.tsx'), 'LibraryScreen'),
  }),
];
