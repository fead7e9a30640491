/** A sound with what is said in it; how much of it must really be heard (decision D11). */
import { lazy } from 'react';
import { IconMicrophone } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const audio: KindOnScreen<'audio'> = {
  Sign: IconMicrophone,
  empty: () => ({ kind: 'audio', fileId: null, transcripts: {}, requiredPercent: 90, noSkip: false }),
  textsOf: () => [],
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.AudioEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.AudioPreview }))),
};
