import { lazy } from 'react';
import { IconSlideshow } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const linkedinSlidshare: KindOnScreen<'linkedin_slidshare'> = {
  Sign: IconSlideshow,
  Player: lazy(() => import('./slides-player.tsx').then((chunk) => ({ default: chunk.SlidesPlayer }))),
};
