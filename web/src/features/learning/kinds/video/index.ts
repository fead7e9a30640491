import { lazy } from 'react';
import { IconPlayerPlay } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const video: KindOnScreen<'video'> = {
  Sign: IconPlayerPlay,
  Player: lazy(() => import('./video-player.tsx').then((chunk) => ({ default: chunk.VideoPlayer }))),
};
