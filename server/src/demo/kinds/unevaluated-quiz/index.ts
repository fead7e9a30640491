import type { DemoKind } from '../demo-kind.ts';
import { demoTest } from '../demo-test.ts';

/** Drawn from the bank: feedback and no grade, complete when handed in. */
export const unevaluatedQuiz: DemoKind<'unevaluated_quiz'> = async (demoParts, ask) =>
  demoTest(demoParts, ask, { minimumScore: 0, maximumAttempts: null, review: 'after_attempt' });
