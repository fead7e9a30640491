/** A test: failing its last attempt sets back what lies behind the last test that was passed. */
import { testOnScreen } from '../conventional-test/test-on-screen.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const restartTest: KindOnScreen<'restart_test'> = testOnScreen('restart_test');
