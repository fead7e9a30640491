import type { TestKind } from '@vitrine/domain/assessment';
import { lazy } from 'react';
import { IconClipboardCheck } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

const Player = lazy(() => import('./test-player.tsx').then((chunk) => ({ default: chunk.TestPlayer })));

/** How each of the seven tests is played: they differ in what a failure does, which the server tells (D76). */
export const testPlayer = <K extends TestKind>(): KindOnScreen<K> => ({ Sign: IconClipboardCheck, Player }) as unknown as KindOnScreen<K>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- one player plays the seven, whose contents differ in the name of the kind alone
