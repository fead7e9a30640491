import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

const queue = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/sales',
  beforeLoad: needs('sales.audit'),
  validateSearch,
  component: lazyRouteComponent(() => import('./audit-screen.tsx'), 'AuditScreen'),
});

export const salesRoutes = [queue];
