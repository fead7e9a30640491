import { aTest } from '../../assessment/testing.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

export const restartTest: KindBuilder<'restart_test'> = {
  draft: () => ({ kind: 'restart_test', test: aTest() }),
  seen: () => ({ kind: 'opened' }),
};
