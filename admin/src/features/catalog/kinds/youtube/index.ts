/** A film at YouTube: its address, and how much of it must really be watched (decision D11). */
import { lazy } from 'react';
import { IconBrandYoutube } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const youtube: KindOnScreen<'youtube'> = {
  Sign: IconBrandYoutube,
  empty: () => ({ kind: 'youtube', address: '', requiredPercent: 90, noSkip: false }),
  textsOf: () => [],
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.YoutubeEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.YoutubePreview }))),
};
