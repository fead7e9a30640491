/** Pieces that go to places of a scene (GAM-01). */
import { dragAndDrop as rules } from '@vitrine/domain/games';
import { gameKind } from '../game.ts';
import { parseDragAndDrop, type StoredDragAndDrop } from './stored.ts';

export const dragAndDrop = gameKind<'drag_and_drop', StoredDragAndDrop>({
  rules,
  parse: parseDragAndDrop,
  draftOf: ({ version: _, gameId: _game, ...draft }) => draft,
  viewOf: (view) => ({ kind: 'drag_and_drop', ...view }),
});
