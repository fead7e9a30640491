import { lazy } from 'react';
import { IconCloud } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const scormCloud: KindOnScreen<'scorm_cloud'> = {
  Sign: IconCloud,
  Player: lazy(() => import('./cloud-player.tsx').then((chunk) => ({ default: chunk.CloudPlayer }))),
};
