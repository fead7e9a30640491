import { lazy } from 'react';
import { IconBolt } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const flash: KindOnScreen<'flash'> = {
  Sign: IconBolt,
  Player: lazy(() => import('./flash-player.tsx').then((chunk) => ({ default: chunk.FlashPlayer }))),
};
