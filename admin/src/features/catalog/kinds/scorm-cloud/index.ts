/** A course that lies at SCORM Cloud, by its id there. */
import { lazy } from 'react';
import { IconCloud } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const scormCloud: KindOnScreen<'scorm_cloud'> = {
  Sign: IconCloud,
  empty: () => ({ kind: 'scorm_cloud', courseId: '' }),
  textsOf: () => [],
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.CloudEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.CloudPreview }))),
};
