/** This or that in the console. */
import { lazy } from 'react';
import { IconArrowsSplit2 } from '../../../../shared/icons.ts';
import { emptyFrame } from '../../games/draft-frame.ts';
import { GamePreview } from '../../games/game-preview.tsx';
import type { KindOnScreen } from '../kind-on-screen.ts';
import { textsOf } from './texts.ts';

export const thisOrThat: KindOnScreen<'this_or_that'> = {
  Sign: IconArrowsSplit2,
  empty: () => ({ kind: 'this_or_that', ...emptyFrame(), left: {}, right: {}, cards: [] }),
  textsOf,
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.ThisOrThatEditor }))),
  Live: lazy(() => import('./live.tsx').then((chunk) => ({ default: chunk.ThisOrThatLive }))),
  Preview: GamePreview,
};
