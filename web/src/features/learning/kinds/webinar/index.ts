import { lazy } from 'react';
import { IconFileText } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const webinar: KindOnScreen<'webinar'> = {
  Sign: IconFileText,
  Player: lazy(() => import('./webinar-player.tsx').then((chunk) => ({ default: chunk.WebinarPlayer }))),
};
