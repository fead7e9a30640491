import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';
import { oneOf } from '../../shared/search-words.ts';
import { placeIn, podcastSearch } from './podcast-search.ts';

const podcastsPage = lazyScreen(() => import('./podcasts-page.tsx'), 'PodcastsPage');

export const podcastsRoutes = [
  createRoute({ getParentRoute: () => memberFrame, path: '/podcasts', validateSearch: podcastSearch, component: podcastsPage }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/podcasts/search/$name',
    validateSearch: podcastSearch,
    component: podcastsPage,
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/podcasts/$podcastId',
    validateSearch: (search: Record<string, unknown>) => {
      const order = oneOf(search, 'order', ['newest_first', 'oldest_first']);
      return { ...(order ? { order } : {}), ...placeIn(search) };
    },
    component: lazyScreen(() => import('./podcast-page.tsx'), 'PodcastPage'),
  }),
];
