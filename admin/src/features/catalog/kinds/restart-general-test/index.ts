/** A test: failing its last attempt sets the whole training back. */
import { testOnScreen } from '../conventional-test/test-on-screen.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const restartGeneralTest: KindOnScreen<'restart_general_test'> = testOnScreen('restart_general_test');
