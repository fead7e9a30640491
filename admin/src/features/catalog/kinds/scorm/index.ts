/** A package of SCORM 1.2 or 2004; its preview shows each call that it makes. */
import { lazy } from 'react';
import { IconBox } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const scorm: KindOnScreen<'scorm'> = {
  Sign: IconBox,
  empty: () => ({ kind: 'scorm', fileId: null, suspendLimit: 64_000, trial: null }),
  textsOf: () => [],
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.ScormEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.ScormPreview }))),
};
