import { lazy } from 'react';
import { IconFileText } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const pdf: KindOnScreen<'pdf'> = {
  Sign: IconFileText,
  Player: lazy(() => import('./pdf-player.tsx').then((chunk) => ({ default: chunk.PdfPlayer }))),
};
