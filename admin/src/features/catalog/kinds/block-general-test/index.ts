/** A test: failing its last attempt blocks the member in the training with all of its activities. */
import { testOnScreen } from '../conventional-test/test-on-screen.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const blockGeneralTest: KindOnScreen<'block_general_test'> = testOnScreen('block_general_test');
