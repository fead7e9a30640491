import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

export const auditRoutes = [
  createRoute({
    getParentRoute: () => consoleFrame,
    path: '/audit',
    beforeLoad: needs('sales.audit'),
    validateSearch,
    component: lazyRouteComponent(() => import('./audit-screen.tsx'), 'AuditScreen'),
  }),
];
