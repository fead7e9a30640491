import { lazy } from 'react';
import { IconAccessPoint } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const wowza: KindOnScreen<'wowza'> = {
  Sign: IconAccessPoint,
  Player: lazy(() => import('./wowza-player.tsx').then((chunk) => ({ default: chunk.WowzaPlayer }))),
};
