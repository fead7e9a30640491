/** A test: failing its last attempt sets back what lies behind the last test that was passed (D76). */
import { testOfKind } from '../test-of-kind.ts';
import { parseRestartTest } from './stored.ts';

export const restartTest = testOfKind('restart_test', parseRestartTest);
