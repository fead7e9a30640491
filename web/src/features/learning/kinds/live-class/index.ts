import { lazy } from 'react';
import { IconFileText } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const liveClass: KindOnScreen<'live_class'> = {
  Sign: IconFileText,
  Player: lazy(() => import('./live-class-player.tsx').then((chunk) => ({ default: chunk.LiveClassPlayer }))),
};
