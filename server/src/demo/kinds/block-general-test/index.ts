import type { DemoKind } from '../demo-kind.ts';
import { demoTest } from '../demo-test.ts';

/** Drawn from the bank: failing its last attempt blocks the member in the training with all of its activities. */
export const blockGeneralTest: DemoKind<'block_general_test'> = async (demoParts, ask) => demoTest(demoParts, ask, { maximumAttempts: 2 });
