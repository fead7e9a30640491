/** A test: a grade that counts in the average, with a mark to pass only where its author sets one (D76). */
import { testOfKind } from '../test-of-kind.ts';
import { parseEvaluatedQuiz } from './stored.ts';

export const evaluatedQuiz = testOfKind('evaluated_quiz', parseEvaluatedQuiz);
