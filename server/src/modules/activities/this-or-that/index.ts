/** Cards that go onto one of two piles (GAM-04). */
import { thisOrThat as rules } from '@vitrine/domain/games';
import { gameKind } from '../game.ts';
import { parseThisOrThat, type StoredThisOrThat } from './stored.ts';

export const thisOrThat = gameKind<'this_or_that', StoredThisOrThat>({
  rules,
  parse: parseThisOrThat,
  draftOf: ({ version: _, gameId: _game, ...draft }) => draft,
  viewOf: (view) => ({ kind: 'this_or_that', ...view }),
});
