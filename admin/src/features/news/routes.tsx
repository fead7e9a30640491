import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

const list = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/news',
  beforeLoad: needs('content.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./news-screen.tsx'), 'NewsScreen'),
});

const one = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/news/$newsId',
  beforeLoad: needs('content.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./article-screen.tsx'), 'ArticleScreen'),
});

const categories = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/news-categories',
  beforeLoad: needs('content.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./categories-screen.tsx'), 'NewsCategoriesScreen'),
});

export const newsRoutes = [list, one, categories];
