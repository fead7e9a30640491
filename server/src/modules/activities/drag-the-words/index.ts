/** Words that go into the gaps of a text (GAM-02). */
import { dragTheWords as rules } from '@vitrine/domain/games';
import { gameKind } from '../game.ts';
import { parseDragTheWords, type StoredDragTheWords } from './stored.ts';

export const dragTheWords = gameKind<'drag_the_words', StoredDragTheWords>({
  rules,
  parse: parseDragTheWords,
  draftOf: ({ version: _, gameId: _game, ...draft }) => draft,
  viewOf: (view) => ({ kind: 'drag_the_words', ...view }),
});
