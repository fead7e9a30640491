import { wordIn } from '../../shared/search-words.ts';

/** What stands in the address of the search. Read by hand: the schema library would outweigh the rest of the screen. */
export function wordsIn(search: Record<string, unknown>): { words?: string } {
  const words = wordIn(search, 'words');
  return words ? { words } : {};
}
