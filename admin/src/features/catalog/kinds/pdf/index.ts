/** A document that is read page by page, one file a language. */
import { lazy } from 'react';
import { IconFileText } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const pdf: KindOnScreen<'pdf'> = {
  Sign: IconFileText,
  empty: () => ({ kind: 'pdf', files: {} }),
  textsOf: () => [],
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.PdfEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.PdfPreview }))),
};
