import { lazy } from 'react';
import { IconForms } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const fillInTheBlanks: KindOnScreen<'fill_in_the_blanks'> = {
  Sign: IconForms,
  Player: lazy(() => import('./fill-in-the-blanks-player.tsx').then((chunk) => ({ default: chunk.FillInTheBlanksPlayer }))),
};
