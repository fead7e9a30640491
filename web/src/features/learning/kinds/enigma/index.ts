import { lazy } from 'react';
import { IconBulb } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const enigma: KindOnScreen<'enigma'> = {
  Sign: IconBulb,
  Player: lazy(() => import('./enigma-player.tsx').then((chunk) => ({ default: chunk.EnigmaPlayer }))),
};
