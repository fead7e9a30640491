/** A test: feedback and no grade, complete when handed in (D76). */
import { testOfKind } from '../test-of-kind.ts';
import { parseUnevaluatedQuiz } from './stored.ts';

export const unevaluatedQuiz = testOfKind('unevaluated_quiz', parseUnevaluatedQuiz);
