import { aTest } from '../../assessment/testing.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

export const conventionalTest: KindBuilder<'conventional_test'> = {
  draft: () => ({ kind: 'conventional_test', test: aTest() }),
  seen: () => ({ kind: 'opened' }),
};
