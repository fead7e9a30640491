import { aTest } from '../../assessment/testing.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

export const evaluatedQuiz: KindBuilder<'evaluated_quiz'> = {
  draft: () => ({ kind: 'evaluated_quiz', test: aTest() }),
  seen: () => ({ kind: 'opened' }),
};
