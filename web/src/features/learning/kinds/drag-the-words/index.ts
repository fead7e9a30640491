import { lazy } from 'react';
import { IconTextWrap } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const dragTheWords: KindOnScreen<'drag_the_words'> = {
  Sign: IconTextWrap,
  Player: lazy(() => import('./drag-the-words-player.tsx').then((chunk) => ({ default: chunk.DragTheWordsPlayer }))),
};
