import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

export const certificatesRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/certificates',
    beforeLoad: needs('certificates.read'),
    validateSearch,
    component: lazyRouteComponent(() => import('./designs-screen.tsx'), 'DesignsScreen'),
  }),
];
