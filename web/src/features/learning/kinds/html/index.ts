import { lazy } from 'react';
import { IconCode } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const html: KindOnScreen<'html'> = {
  Sign: IconCode,
  Player: lazy(() => import('./html-player.tsx').then((chunk) => ({ default: chunk.HtmlPlayer }))),
};
