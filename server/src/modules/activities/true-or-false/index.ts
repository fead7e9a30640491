/** Cards that are true or false (GAM-06). */
import { trueOrFalse as rules } from '@vitrine/domain/games';
import { gameKind } from '../game.ts';
import { parseTrueOrFalse, type StoredTrueOrFalse } from './stored.ts';

export const trueOrFalse = gameKind<'true_or_false', StoredTrueOrFalse>({
  rules,
  parse: parseTrueOrFalse,
  draftOf: ({ version: _, gameId: _game, ...draft }) => draft,
  viewOf: (view) => ({ kind: 'true_or_false', ...view }),
});
