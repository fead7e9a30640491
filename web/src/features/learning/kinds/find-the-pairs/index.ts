import { lazy } from 'react';
import { IconPuzzle } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const findThePairs: KindOnScreen<'find_the_pairs'> = {
  Sign: IconPuzzle,
  Player: lazy(() => import('./find-the-pairs-player.tsx').then((chunk) => ({ default: chunk.FindThePairsPlayer }))),
};
