import { aTest } from '../../assessment/testing.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

export const blockTest: KindBuilder<'block_test'> = {
  draft: () => ({ kind: 'block_test', test: aTest() }),
  seen: () => ({ kind: 'opened' }),
};
