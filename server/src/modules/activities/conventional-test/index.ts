/** Tests, complete once passed; a fail stays. */
import { testOfKind } from '../test-of-kind.ts';
import { parseConventionalTest } from './stored.ts';

export const conventionalTest = testOfKind('conventional_test', parseConventionalTest);
