/** Slides, made into pages when they are sent. */
import { lazy } from 'react';
import { IconPresentation } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const ppt: KindOnScreen<'ppt'> = {
  Sign: IconPresentation,
  empty: () => ({ kind: 'ppt', files: {} }),
  textsOf: () => [],
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.PptEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.PptPreview }))),
};
