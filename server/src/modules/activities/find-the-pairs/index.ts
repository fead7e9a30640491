/** Two faces that belong together (GAM-03). */
import { findThePairs as rules } from '@vitrine/domain/games';
import { gameKind } from '../game.ts';
import { parseFindThePairs, type StoredFindThePairs } from './stored.ts';

export const findThePairs = gameKind<'find_the_pairs', StoredFindThePairs>({
  rules,
  parse: parseFindThePairs,
  draftOf: ({ version: _, gameId: _game, ...draft }) => draft,
  viewOf: (view) => ({ kind: 'find_the_pairs', ...view }),
});
