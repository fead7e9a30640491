import { aTest } from '../../assessment/testing.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

export const blockGeneralTest: KindBuilder<'block_general_test'> = {
  draft: () => ({ kind: 'block_general_test', test: aTest() }),
  seen: () => ({ kind: 'opened' }),
};
