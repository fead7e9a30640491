import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

const podcasts = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/podcasts',
  beforeLoad: needs('content.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./podcasts-screen.tsx'), 'PodcastsScreen'),
});

const episodes = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/podcast-episodes',
  beforeLoad: needs('content.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./episodes-screen.tsx'), 'EpisodesScreen'),
});

const categories = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/podcast-categories',
  beforeLoad: needs('content.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./categories-screen.tsx'), 'PodcastCategoriesScreen'),
});

export const podcastsRoutes = [podcasts, episodes, categories];
