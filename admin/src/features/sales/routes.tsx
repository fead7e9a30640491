import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

const queue = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/sales',
  beforeLoad: needs('sales.audit'),
  // Addresses that somebody kept say refused, as they did before decision 060.
  validateSearch: (search) => validateSearch(search['state'] === 'refused' ? { ...search, state: 'reproved' } : search),
  component: lazyRouteComponent(() => import('./audit-screen.tsx'), 'AuditScreen'),
});

const importing = { getParentRoute: () => consoleFrame, beforeLoad: needs('sales.import') };
const imports = createRoute({
  ...importing,
  path: '/sales-imports',
  component: lazyRouteComponent(() => import('./imports/imports-screen.tsx'), 'SalesImportsScreen'),
});
const oneImport = createRoute({
  ...importing,
  path: '/sales-imports/$importId',
  component: lazyRouteComponent(() => import('./imports/import-screen.tsx'), 'SalesImportScreen'),
});

export const salesRoutes = [queue, imports, oneImport];
