/** A test: feedback and no grade, complete when handed in. */
import { testOnScreen } from '../conventional-test/test-on-screen.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const unevaluatedQuiz: KindOnScreen<'unevaluated_quiz'> = testOnScreen('unevaluated_quiz', {
  minimumScore: 0,
  maximumAttempts: null,
  review: 'after_attempt',
});
