/** A film at Vimeo: its address, and how much of it must really be watched (decision D11). */
import { lazy } from 'react';
import { IconBrandVimeo } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const vimeo: KindOnScreen<'vimeo'> = {
  Sign: IconBrandVimeo,
  empty: () => ({ kind: 'vimeo', address: '', requiredPercent: 90, noSkip: false }),
  textsOf: () => [],
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.VimeoEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.VimeoPreview }))),
};
