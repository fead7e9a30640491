import { lazy } from 'react';
import { IconHeadphones } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const audio: KindOnScreen<'audio'> = {
  Sign: IconHeadphones,
  Player: lazy(() => import('./audio-player.tsx').then((chunk) => ({ default: chunk.AudioPlayer }))),
};
