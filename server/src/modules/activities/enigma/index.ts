/** A hidden word that clues tell (GAM-08). */
import { enigma as rules } from '@vitrine/domain/games';
import { gameKind } from '../game.ts';
import { parseEnigma, type StoredEnigma } from './stored.ts';

export const enigma = gameKind<'enigma', StoredEnigma>({
  rules,
  parse: parseEnigma,
  draftOf: ({ version: _, gameId: _game, ...draft }) => draft,
  viewOf: (view) => ({ kind: 'enigma', ...view }),
});
