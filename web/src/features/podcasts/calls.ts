import { call } from '@vitrine/client';
import { getSiteLists } from '@vitrine/contract/identity';
import { renewLink } from '@vitrine/contract/kernel';
import { addFavourite, removeFavourite } from '@vitrine/contract/marks';
import {
  findEpisodes,
  getEpisode,
  getListeningCatalog,
  getPodcast,
  getPodcastFeed,
  listPodcastCategories,
  listPodcastEpisodes,
  listPodcasts,
  openPodcastFeed,
  revokePodcastFeed,
  type EpisodeToPlay,
} from '@vitrine/contract/podcasts';
import type { PodcastSearch } from '@vitrine/contract/podcasts/search';
import type { EpisodeOrder } from '@vitrine/domain/podcasts';
import { kept } from '../../shared/device/storage.ts';
import type { FavouriteChange } from '../../shared/use-favourite.ts';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
const from = (after: string | null) => (after === null ? {} : { after });

export const fetchPodcasts = (search: PodcastSearch, after: string | null) =>
  call(listPodcasts, { query: { ...search, limit: 20, ...from(after) } });
export const fetchPodcast = (podcastId: string) => call(getPodcast, { params: { podcastId } });
export const fetchEpisodes = (podcastId: string, { order, after }: { order: EpisodeOrder | undefined; after: string | null }) =>
  call(listPodcastEpisodes, { params: { podcastId }, query: { limit: 20, ...(order ? { order } : {}), ...from(after) } });
export const fetchFound = (search: string, after: string | null) => call(findEpisodes, { query: { search, limit: 20, ...from(after) } });
export const fetchCatalog = () => call(getListeningCatalog, {});
export const fetchCategories = () => call(listPodcastCategories, {});
export const fetchLists = () => call(getSiteLists, {});
export async function fetchEpisode(episodeId: string): Promise<EpisodeToPlay> {
  const own = kept('downloads') === 'yes' ? await import('./kept/kept-episodes.ts') : undefined;
  try {
    const episode = await call(getEpisode, { params: { episodeId } });
    return own ? await own.withOwnSound(episode) : episode;
  } catch (error) {
    const episode = error instanceof TypeError ? await own?.keptEpisode(episodeId) : undefined;
    if (episode) return episode; // without a network, what lies on this device
    throw error;
  }
}
export const sendFavourite = ({ id, isFavourite }: FavouriteChange) =>
  call(isFavourite ? addFavourite : removeFavourite, { params: { subject: 'podcast', subjectId: id } });
export const freshUrlOf = async (fileId: string): Promise<string> => (await call(renewLink, { body: { fileId } })).url;

export const fetchFeed = (podcastId: string) => call(getPodcastFeed, { params: { podcastId } });
export const makeFeed = (podcastId: string) => call(openPodcastFeed, { params: { podcastId } });
export const endFeed = (podcastId: string) => call(revokePodcastFeed, { params: { podcastId } });
