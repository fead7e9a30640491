/** live-class in the console. */
import { lazy } from 'react';
import { IconFileText } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const liveClass: KindOnScreen<'live_class'> = {
  Sign: IconFileText,
  empty: () => ({ kind: 'live_class', text: {} }),
  textsOf: ({ text }) => [text],
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.LiveClassEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.LiveClassPreview }))),
};
