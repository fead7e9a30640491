/** One search over all rooms, on the wire. */
import { withoutPercent } from '@vitrine/domain/kernel';
import { longestSearch, searchKinds, shortestSearch } from '@vitrine/domain/search';
import { z } from 'zod';
import { endpoint, exportOf, Instant, Nothing, pageOf, PageQuery, SearchTerm } from '../kernel/index.ts';

/** What somebody looks for, without percent signs (VAL-12). */
export const SearchWords = z.string().overwrite(withoutPercent).min(shortestSearch, 'text_too_short').max(longestSearch, 'text_too_long');

export const SearchHit = z.object({
  id: z.string(),
  title: z.string(),
  /** A piece of what is said of it, around the words where they stand in it. */
  snippet: z.string(),
  href: z.string(),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchGroup = z.object({
  kind: z.enum(searchKinds),
  hits: z.array(SearchHit),
  /** There are more than are told; `allHref` is the room's own list of them. */
  hasMore: z.boolean(),
  allHref: z.string(),
});
export type SearchGroup = z.infer<typeof SearchGroup>;

export const searchAll = endpoint({
  method: 'GET',
  path: '/search',
  query: z.object({ words: SearchWords }),
  // False when a room did not answer: what the others found is told all the same.
  answer: z.object({ groups: z.array(SearchGroup), isWhole: z.boolean() }),
  perMinute: 240,
  summary: 'What the member may see in all rooms by these words, by kind',
});

export const noteMissedSearch = endpoint({
  method: 'POST',
  path: '/search/missed',
  body: z.strictObject({ words: SearchWords }),
  answer: Nothing,
  perMinute: 60,
  summary: 'Counts words by which nobody found anything; what somebody finds is not counted',
});

export const MissedSearchRow = z.object({
  /** The words themselves: a client has each once. */
  id: z.string(),
  words: z.string(),
  count: z.int().positive(),
  lastAt: Instant,
});
export type MissedSearchRow = z.infer<typeof MissedSearchRow>;

export const listMissedSearches = endpoint({
  method: 'GET',
  path: '/console/search/missed',
  needs: 'search.read',
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(MissedSearchRow),
  summary: 'What members looked for and nobody found, the most asked first',
});
export const exportMissedSearches = exportOf(listMissedSearches);
