import { lazy } from 'react';
import { IconBrandYoutube } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const youtube: KindOnScreen<'youtube'> = {
  Sign: IconBrandYoutube,
  Player: lazy(() => import('./youtube-player.tsx').then((chunk) => ({ default: chunk.YoutubePlayer }))),
};
