/** A test: failing its last attempt blocks the member in the training with all of its activities (D76). */
import { testOfKind } from '../test-of-kind.ts';
import { parseBlockGeneralTest } from './stored.ts';

export const blockGeneralTest = testOfKind('block_general_test', parseBlockGeneralTest);
