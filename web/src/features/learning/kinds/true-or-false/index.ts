import { lazy } from 'react';
import { IconChecks } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const trueOrFalse: KindOnScreen<'true_or_false'> = {
  Sign: IconChecks,
  Player: lazy(() => import('./true-or-false-player.tsx').then((chunk) => ({ default: chunk.TrueOrFalsePlayer }))),
};
