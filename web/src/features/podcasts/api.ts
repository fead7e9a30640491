import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PodcastSearch } from '@vitrine/contract/podcasts/search';
import type { EpisodeOrder } from '@vitrine/domain/podcasts';
import { pageAfterPage } from '../../shared/page-after-page.ts';

const theCalls = () => import('./calls.ts');

/** Podcasts that a filter finds, a page at a time. */
export const podcastsQuery = (search: PodcastSearch) =>
  infiniteQueryOptions({
    queryKey: ['podcasts', 'list', search],
    queryFn: async ({ pageParam }) => (await theCalls()).fetchPodcasts(search, pageParam),
    ...pageAfterPage,
  });

export const podcastQuery = (podcastId: string) =>
  queryOptions({ queryKey: ['podcasts', 'one', podcastId], queryFn: async () => (await theCalls()).fetchPodcast(podcastId) });

export const episodeQuery = (episodeId: string) =>
  queryOptions({ queryKey: ['podcasts', 'episode', episodeId], queryFn: async () => (await theCalls()).fetchEpisode(episodeId) });

export const episodesQuery = (podcastId: string, order?: EpisodeOrder) =>
  infiniteQueryOptions({
    queryKey: ['podcasts', 'episodes', podcastId, order ?? null],
    queryFn: async ({ pageParam }) => (await theCalls()).fetchEpisodes(podcastId, { order, after: pageParam }),
    ...pageAfterPage,
  });

/** Episodes that words find. */
export const foundQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: ['podcasts', 'found', words],
    queryFn: async ({ pageParam }) => (await theCalls()).fetchFound(words, pageParam),
    ...pageAfterPage,
  });

/** What the member began, and what is new. */
export const catalogQuery = queryOptions({ queryKey: ['podcasts', 'cards'], queryFn: async () => (await theCalls()).fetchCatalog() });

export const categoriesQuery = queryOptions({
  queryKey: ['podcasts', 'categories'],
  queryFn: async () => (await theCalls()).fetchCategories(),
});

/** What lists can be narrowed to; loads once (LST-01). */
export const listsQuery = queryOptions({
  queryKey: ['identity', 'site-lists'],
  queryFn: async () => (await theCalls()).fetchLists(),
  staleTime: Infinity,
});

/** The member's own private feed of a podcast, if they have one. */
export const feedQuery = (podcastId: string) =>
  queryOptions({ queryKey: ['podcasts', 'feed', podcastId], queryFn: async () => (await theCalls()).fetchFeed(podcastId) });

export const makeFeed = async (podcastId: string) => (await theCalls()).makeFeed(podcastId);
export const endFeed = async (podcastId: string) => (await theCalls()).endFeed(podcastId);
