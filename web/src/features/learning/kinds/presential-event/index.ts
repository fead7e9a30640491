import { lazy } from 'react';
import { IconFileText } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const presentialEvent: KindOnScreen<'presential_event'> = {
  Sign: IconFileText,
  Player: lazy(() => import('./presential-event-player.tsx').then((chunk) => ({ default: chunk.PresentialEventPlayer }))),
};
