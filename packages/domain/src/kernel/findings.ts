/**
 * Something that a room found by a member's words, in their language. `text`: what is said of it, whole; `href`: where it opens; `isExact`: the words stand in it as they were
 * written, no slip had to be forgiven.
 */
export type Finding = { id: string; title: string; text: string; href: string; isExact: boolean };

/** What a room answers to the search over all rooms: as much as was asked for, whether there is more, and its own list of all of it. */
export type Findings = { hits: Finding[]; hasMore: boolean; allHref: string };

/** Of a room whose module the client has not. */
export const nothingFound: Findings = { hits: [], hasMore: false, allHref: '' };
