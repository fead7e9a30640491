/** A film with its picture and captions; how much of it must really be watched (decision D11). */
import { lazy } from 'react';
import { IconMovie } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const video: KindOnScreen<'video'> = {
  Sign: IconMovie,
  empty: () => ({ kind: 'video', fileId: null, posterFileId: null, captions: {}, requiredPercent: 90, noSkip: false }),
  textsOf: () => [],
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.VideoEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.VideoPreview }))),
};
