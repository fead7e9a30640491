import type { PodcastSearch } from '@vitrine/contract/podcasts/search';
import { oneOf, wordIn } from '../../shared/search-words.ts';

/** What stands in the address of podcasts. Read by hand: the schema library would outweigh the rest of the screen. Only what narrows is in it. */
export function podcastSearch(search: Record<string, unknown>): PodcastSearch {
  const asked: PodcastSearch = {
    favorite: oneOf(search, 'favorite', ['favorite']),
    progress: oneOf(search, 'progress', ['not_started', 'in_progress', 'done']),
    search: wordIn(search, 'search'),
    selected_areas: chosen(search, 'selected_areas'),
    selected_groups: chosen(search, 'selected_groups'),
    selected_tags: chosen(search, 'selected_tags'),
    subscription_type: oneOf(search, 'subscription_type', ['self', 'assigned']),
    categories: chosen(search, 'categories'),
    extensions: chosen(search, 'extensions'),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

/** A word that is not `all`, which says nothing. */
function chosen(search: Record<string, unknown>, name: string): string | undefined {
  const word = wordIn(search, name);
  return word === 'all' ? undefined : word;
}

/** A place in an episode, as a search over the portal names it. */
export function placeIn(search: Record<string, unknown>): { episode?: string; at?: number } {
  const episode = wordIn(search, 'episode');
  const at = Number(search['at']);
  return episode === undefined ? {} : { episode, ...(Number.isInteger(at) && at >= 0 ? { at } : {}) };
}
