import { lazy } from 'react';
import { IconArrowsSplit2 } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const thisOrThat: KindOnScreen<'this_or_that'> = {
  Sign: IconArrowsSplit2,
  Player: lazy(() => import('./this-or-that-player.tsx').then((chunk) => ({ default: chunk.ThisOrThatPlayer }))),
};
