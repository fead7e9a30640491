/** Find the pairs in the console. */
import { lazy } from 'react';
import { IconPuzzle } from '../../../../shared/icons.ts';
import { emptyFrame } from '../../games/draft-frame.ts';
import { GamePreview } from '../../games/game-preview.tsx';
import type { KindOnScreen } from '../kind-on-screen.ts';
import { textsOf } from './texts.ts';

export const findThePairs: KindOnScreen<'find_the_pairs'> = {
  Sign: IconPuzzle,
  empty: () => ({ kind: 'find_the_pairs', ...emptyFrame(), pairs: [], mode: 'memory', closeAfter: 24 }),
  textsOf,
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.FindThePairsEditor }))),
  Live: lazy(() => import('./live.tsx').then((chunk) => ({ default: chunk.FindThePairsLive }))),
  Preview: GamePreview,
};
