import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

export const photosRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/photos',
    beforeLoad: needs('photos.audit'),
    validateSearch,
    component: lazyRouteComponent(() => import('./audit/audit-screen.tsx'), 'PhotosScreen'),
  }),
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/campaigns/$campaignId/photos',
    beforeLoad: needs('campaigns.read'),
    validateSearch,
    component: lazyRouteComponent(() => import('./types/types-screen.tsx'), 'PhotoTypesScreen'),
  }),
];
