/** How another tenant's rows of this room are asked for. */
import { noteMissedSearch } from '@vitrine/contract/search';
import type { RoomUnderAttack } from '../../../isolation/entry.ts';

export const search: RoomUnderAttack = {
  rows: async (house, { learner, mark }) => {
    // Nobody finds it; what has the mark in its title somebody does.
    await house.call(learner, noteMissedSearch, { body: { words: `${mark} zzzqqq` } });
    return {};
  },
  entries: {
    searchAll: { asks: (b) => [{ query: { words: b.mark } }, { query: { words: b.mark.slice(0, 6) } }] },
    noteMissedSearch: { asks: () => [{ body: { words: 'nada que exista' } }] },
    listMissedSearches: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }] },
    exportMissedSearches: { asks: () => [{ query: {} }] },
  },
};
