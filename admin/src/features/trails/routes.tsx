import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

const trails = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/trails',
  beforeLoad: needs('content.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./trails-screen.tsx'), 'TrailsScreen'),
});

const trail = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/trails/$trailId',
  beforeLoad: needs('content.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./trail-screen.tsx'), 'TrailScreen'),
});

const categories = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/trail-categories',
  beforeLoad: needs('content.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./categories-screen.tsx'), 'TrailCategoriesScreen'),
});

export const trailsRoutes = [trails, trail, categories];
