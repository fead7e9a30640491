/** A test: a grade that counts in the average, with a mark to pass only where its author sets one. */
import { testOnScreen } from '../conventional-test/test-on-screen.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const evaluatedQuiz: KindOnScreen<'evaluated_quiz'> = testOnScreen('evaluated_quiz', { minimumScore: 0 });
