/** A text whose gaps are typed (GAM-05). */
import { fillInTheBlanks as rules } from '@vitrine/domain/games';
import { gameKind } from '../game.ts';
import { parseFillInTheBlanks, type StoredFillInTheBlanks } from './stored.ts';

export const fillInTheBlanks = gameKind<'fill_in_the_blanks', StoredFillInTheBlanks>({
  rules,
  parse: parseFillInTheBlanks,
  draftOf: ({ version: _, gameId: _game, ...draft }) => draft,
  viewOf: (view) => ({ kind: 'fill_in_the_blanks', ...view }),
});
