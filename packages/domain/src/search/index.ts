/** One search over all rooms: what may be asked, in which order hits stand, and what of a text is shown. */
export { markedParts, snippetOf, type MarkedPart } from './snippet.ts';
export { bestFirst } from './best-first.ts';

/** What can be found, in the order in which it is shown. A kind that no room answers for is never told. */
export const searchKinds = [
  'course',
  'trail',
  'file',
  'campaign',
  'reward',
  'news',
  'podcast',
  'episode',
  'question',
  'topic',
  'page',
  'event',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Shortest and longest words (in signs) that are looked for. */
export const shortestSearch = 2;
export const longestSearch = 100;

/** As many of one kind are told at once; its own list has the rest. */
export const mostOfKind = 20;

/** What nobody found is forgotten so long after it was last looked for. */
export const missedKeptDays = 180;
