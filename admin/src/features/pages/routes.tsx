import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

const shared = { getParentRoute: () => consoleFrame, beforeLoad: needs('content.read') } as const;

export const pagesRoutes = [
  createRoute({
    ...shared,
    path: '/pages',
    validateSearch,
    component: lazyRouteComponent(() => import('./pages-screen.tsx'), 'PagesScreen'),
  }),
  createRoute({ ...shared, path: '/pages/$pageId', component: lazyRouteComponent(() => import('./page-screen.tsx'), 'PageScreen') }),
  createRoute({
    ...shared,
    path: '/banners',
    validateSearch,
    component: lazyRouteComponent(() => import('./banners-screen.tsx'), 'BannersScreen'),
  }),
];
