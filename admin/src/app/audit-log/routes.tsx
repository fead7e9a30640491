import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

export const auditLogRoute = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/audit-log',
  beforeLoad: needs('audit.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./audit-log-screen.tsx'), 'AuditLogScreen'),
});
