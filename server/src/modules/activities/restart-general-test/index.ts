/** A test: failing its last attempt sets the whole training back (D76). */
import { testOfKind } from '../test-of-kind.ts';
import { parseRestartGeneralTest } from './stored.ts';

export const restartGeneralTest = testOfKind('restart_general_test', parseRestartGeneralTest);
