import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';
import { newsSearch } from './news-search.ts';

export const newsRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/news',
    validateSearch: newsSearch,
    component: lazyScreen(() => import('./news-page.tsx'), 'NewsPage'),
  }),
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/news/$newsId',
    component: lazyScreen(() => import('./article-page.tsx'), 'ArticlePage'),
  }),
];
