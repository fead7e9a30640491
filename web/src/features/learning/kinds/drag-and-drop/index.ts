import { lazy } from 'react';
import { IconDragDrop } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const dragAndDrop: KindOnScreen<'drag_and_drop'> = {
  Sign: IconDragDrop,
  Player: lazy(() => import('./drag-and-drop-player.tsx').then((chunk) => ({ default: chunk.DragAndDropPlayer }))),
};
