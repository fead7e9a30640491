/** presential-event in the console. */
import { lazy } from 'react';
import { IconFileText } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const presentialEvent: KindOnScreen<'presential_event'> = {
  Sign: IconFileText,
  empty: () => ({ kind: 'presential_event', text: {} }),
  textsOf: ({ text }) => [text],
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.PresentialEventEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.PresentialEventPreview }))),
};
