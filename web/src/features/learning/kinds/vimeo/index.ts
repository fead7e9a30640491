import { lazy } from 'react';
import { IconBrandVimeo } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const vimeo: KindOnScreen<'vimeo'> = {
  Sign: IconBrandVimeo,
  Player: lazy(() => import('./vimeo-player.tsx').then((chunk) => ({ default: chunk.VimeoPlayer }))),
};
