import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { NewsSearch } from '@vitrine/contract/news/search';
import { pageAfterPage } from '../../shared/page-after-page.ts';

const theCalls = () => import('./calls.ts');

/** News that a filter finds, a page at a time. Links to pictures are signed for minutes. */
export const newsQuery = (search: NewsSearch) =>
  infiniteQueryOptions({
    queryKey: ['news', 'list', search],
    queryFn: async ({ pageParam }) => (await theCalls()).fetchNews(search, pageParam),
    staleTime: 60_000,
    ...pageAfterPage,
  });

export const categoriesQuery = queryOptions({
  queryKey: ['news', 'categories'],
  queryFn: async () => (await theCalls()).fetchCategories(),
});

/** Asked anew whenever it is opened. */
export const articleQuery = (newsId: string) =>
  queryOptions({
    queryKey: ['news', 'article', newsId],
    queryFn: async () => (await theCalls()).fetchArticle(newsId),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export const commentsQuery = (newsId: string) =>
  infiniteQueryOptions({
    queryKey: ['news', 'comments', newsId],
    queryFn: async ({ pageParam }) => (await theCalls()).fetchComments(newsId, pageParam),
    ...pageAfterPage,
  });

/** What the news can be narrowed to; loads once (LST-01). */
export const listsQuery = queryOptions({
  queryKey: ['identity', 'site-lists'],
  queryFn: async () => (await theCalls()).fetchLists(),
  staleTime: Infinity,
});
