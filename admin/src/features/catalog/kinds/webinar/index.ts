/** webinar in the console. */
import { lazy } from 'react';
import { IconFileText } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const webinar: KindOnScreen<'webinar'> = {
  Sign: IconFileText,
  empty: () => ({ kind: 'webinar', text: {} }),
  textsOf: ({ text }) => [text],
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.WebinarEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.WebinarPreview }))),
};
