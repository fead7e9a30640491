/** Cards that are turned and judged by whoever learns from them (GAM-07). */
import { flashcards as rules } from '@vitrine/domain/games';
import { gameKind } from '../game.ts';
import { parseFlashcards, type StoredFlashcards } from './stored.ts';

export const flashcards = gameKind<'flashcards', StoredFlashcards>({
  rules,
  parse: parseFlashcards,
  draftOf: ({ version: _, gameId: _game, ...draft }) => draft,
  viewOf: (view) => ({ kind: 'flashcards', ...view }),
});
