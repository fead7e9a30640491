import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

export const trailRoute = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/audit-trail',
  beforeLoad: needs('audit.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./trail-screen.tsx'), 'TrailScreen'),
});
