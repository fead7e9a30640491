import type { LibrarySearch } from '@vitrine/contract/library/search';
import { oneOf, wordIn } from '../../shared/search-words.ts';

/** What stands in the address of the library. Read by hand: the schema library would outweigh the rest of the screen. Only what narrows is in it. */
export function librarySearch(search: Record<string, unknown>): LibrarySearch {
  const asked: LibrarySearch = {
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

/** The page of a document at which a search over the portal opens it. */
export function pageIn(search: Record<string, unknown>): { page?: number } {
  const page = Number(search['page']);
  return Number.isInteger(page) && page > 1 ? { page } : {};
}
