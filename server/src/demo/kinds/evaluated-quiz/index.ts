import type { DemoKind } from '../demo-kind.ts';
import { demoTest } from '../demo-test.ts';

/** Drawn from the bank: a grade that counts in the average, with a mark to pass only where its author sets one. */
export const evaluatedQuiz: DemoKind<'evaluated_quiz'> = async (demoParts, ask) =>
  demoTest(demoParts, ask, { minimumScore: 0, maximumAttempts: 2 });
