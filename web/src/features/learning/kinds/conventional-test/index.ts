import type { KindOnScreen } from '../kind-on-screen.ts';
import { testPlayer } from './test-on-screen.ts';

export const conventionalTest: KindOnScreen<'conventional_test'> = testPlayer();
