/** Drag the words in the console. */
import { lazy } from 'react';
import { IconTextWrap } from '../../../../shared/icons.ts';
import { emptyFrame } from '../../games/draft-frame.ts';
import { GamePreview } from '../../games/game-preview.tsx';
import type { KindOnScreen } from '../kind-on-screen.ts';
import { textsOf } from './texts.ts';

export const dragTheWords: KindOnScreen<'drag_the_words'> = {
  Sign: IconTextWrap,
  empty: () => ({ kind: 'drag_the_words', ...emptyFrame(), before: {}, text: {}, gaps: [], extra: [] }),
  textsOf,
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.DragTheWordsEditor }))),
  Live: lazy(() => import('./live.tsx').then((chunk) => ({ default: chunk.DragTheWordsLive }))),
  Preview: GamePreview,
};
