import { aTest } from '../../assessment/testing.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

export const restartGeneralTest: KindBuilder<'restart_general_test'> = {
  draft: () => ({ kind: 'restart_general_test', test: aTest() }),
  seen: () => ({ kind: 'opened' }),
};
