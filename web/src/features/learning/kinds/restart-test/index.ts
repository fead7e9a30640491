import { testPlayer } from '../conventional-test/test-on-screen.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const restartTest: KindOnScreen<'restart_test'> = testPlayer();
