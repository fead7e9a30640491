import type { DemoKind } from '../demo-kind.ts';
import { demoTest } from '../demo-test.ts';

/** Drawn from the bank: failing its last attempt sets back what lies behind the last test that was passed. */
export const restartTest: DemoKind<'restart_test'> = async (demoParts, ask) => demoTest(demoParts, ask, { maximumAttempts: 2 });
