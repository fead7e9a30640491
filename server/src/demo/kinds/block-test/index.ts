import type { DemoKind } from '../demo-kind.ts';
import { demoTest } from '../demo-test.ts';

/** Drawn from the bank: failing its last attempt blocks the member in the training; its other activities stay open. */
export const blockTest: DemoKind<'block_test'> = async (demoParts, ask) => demoTest(demoParts, ask, { maximumAttempts: 2 });
