import { lazy } from 'react';
import { IconClipboardCheck } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const conventionalTest: KindOnScreen<'conventional_test'> = {
  Sign: IconClipboardCheck,
  Player: lazy(() => import('./test-player.tsx').then((chunk) => ({ default: chunk.TestPlayer }))),
};
