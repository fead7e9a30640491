/**
 * What is looked for in every room at once. `isForgiving`: asked a second time, for nobody found the words as they were written; a slip in them is forgiven now.
 */
export type FindAsk = { words: string; limit: number; isForgiving: boolean };

/** Something that a room found by a member's words, in their language. `text`: what is said of it, whole, or the place where the words stand; `href`: where it opens. */
export type Finding = { id: string; title: string; text: string; href: string };

/** What a room answers to the search over all rooms: as much as was asked for, whether there is more, and its own list of all of it. */
export type Findings = { hits: Finding[]; hasMore: boolean; allHref: string };

/** Of a room whose module the client has not. */
export const nothingFound: Findings = { hits: [], hasMore: false, allHref: '' };
