/** Drag and drop in the console. */
import { lazy } from 'react';
import { IconDragDrop } from '../../../../shared/icons.ts';
import { emptyFrame } from '../../games/draft-frame.ts';
import { GamePreview } from '../../games/game-preview.tsx';
import type { KindOnScreen } from '../kind-on-screen.ts';
import { textsOf } from './texts.ts';

export const dragAndDrop: KindOnScreen<'drag_and_drop'> = {
  Sign: IconDragDrop,
  empty: () => ({ kind: 'drag_and_drop', ...emptyFrame(), places: [], items: [] }),
  textsOf,
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.DragAndDropEditor }))),
  Live: lazy(() => import('./live.tsx').then((chunk) => ({ default: chunk.DragAndDropLive }))),
  Preview: GamePreview,
};
