import type { NewsSearch } from '@vitrine/contract/news/search';
import { oneOf, wordIn } from '../../shared/search-words.ts';

/** What stands in the address of the news. Read by hand: the schema library would outweigh the rest of the screen. Only what narrows is in it. */
export function newsSearch(search: Record<string, unknown>): NewsSearch {
  const asked: NewsSearch = {
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
