import { lazy } from 'react';
import { IconPresentation } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const ppt: KindOnScreen<'ppt'> = {
  Sign: IconPresentation,
  Player: lazy(() => import('../pdf/pdf-player.tsx').then((chunk) => ({ default: chunk.PdfPlayer }))),
};
