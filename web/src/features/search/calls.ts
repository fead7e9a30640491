import { call } from '@vitrine/client';
import { noteMissedSearch, searchAll } from '@vitrine/contract/search';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchFound = (words: string) => call(searchAll, { query: { words } });
export const sendMissed = (words: string) => call(noteMissedSearch, { body: { words } });
