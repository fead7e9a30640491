/** A film of Flash, played by an emulator. */
import { lazy } from 'react';
import { IconMovie } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const flash: KindOnScreen<'flash'> = {
  Sign: IconMovie,
  empty: () => ({ kind: 'flash', fileId: null, requiredSeconds: null }),
  textsOf: () => [],
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.FlashEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.FlashPreview }))),
};
