import { lazy } from 'react';
import { IconBox } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const scorm: KindOnScreen<'scorm'> = {
  Sign: IconBox,
  Player: lazy(() => import('./scorm-player.tsx').then((chunk) => ({ default: chunk.ScormPlayer }))),
};
