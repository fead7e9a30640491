import { aTest } from '../../assessment/testing.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

export const unevaluatedQuiz: KindBuilder<'unevaluated_quiz'> = {
  draft: () => ({ kind: 'unevaluated_quiz', test: aTest() }),
  seen: () => ({ kind: 'opened' }),
};
