/** A test: failing its last attempt blocks the member in the training; its other activities stay open (D76). */
import { testOfKind } from '../test-of-kind.ts';
import { parseBlockTest } from './stored.ts';

export const blockTest = testOfKind('block_test', parseBlockTest);
