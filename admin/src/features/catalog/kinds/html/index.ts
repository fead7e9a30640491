/** A page that the author writes, or a package of pages. */
import { lazy } from 'react';
import { IconCode } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const html: KindOnScreen<'html'> = {
  Sign: IconCode,
  empty: () => ({ kind: 'html', page: {}, fileId: null, requiredSeconds: null }),
  textsOf: ({ page, fileId }) => (fileId === null ? [page] : []),
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.HtmlEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.HtmlPreview }))),
};
