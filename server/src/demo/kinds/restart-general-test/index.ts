import type { DemoKind } from '../demo-kind.ts';
import { demoTest } from '../demo-test.ts';

/** Drawn from the bank: failing its last attempt sets the whole training back. */
export const restartGeneralTest: DemoKind<'restart_general_test'> = async (demoParts, ask) =>
  demoTest(demoParts, ask, { maximumAttempts: 2 });
