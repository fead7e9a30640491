/** A film of the streaming server: its path there, and how much of it must really be watched (decision D11). */
import { lazy } from 'react';
import { IconAccessPoint } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const wowza: KindOnScreen<'wowza'> = {
  Sign: IconAccessPoint,
  empty: () => ({ kind: 'wowza', address: '', requiredPercent: 90, noSkip: false }),
  textsOf: () => [],
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.WowzaEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.WowzaPreview }))),
};
