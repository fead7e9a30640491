/** A test: failing its last attempt blocks the member in the training; its other activities stay open. */
import { testOnScreen } from '../conventional-test/test-on-screen.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const blockTest: KindOnScreen<'block_test'> = testOnScreen('block_test');
