/** A presentation at SlideShare, by its address. */
import { lazy } from 'react';
import { IconSlideshow } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const linkedinSlidshare: KindOnScreen<'linkedin_slidshare'> = {
  Sign: IconSlideshow,
  empty: () => ({ kind: 'linkedin_slidshare', address: '', requiredSeconds: null }),
  textsOf: () => [],
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.SlidesEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.SlidesPreview }))),
};
