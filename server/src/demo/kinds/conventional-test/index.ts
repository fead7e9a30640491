import type { DemoKind } from '../demo-kind.ts';

/** All questions of the course. */
export const conventionalTest: DemoKind<'conventional_test'> = async (_demo_parts, { questions }) => ({
  test: {
    rules: {
      maximumAttempts: 3,
      minimumScore: 70,
      questionsDrawn: null,
      minutesToAnswer: 20,
      hasPartialCredit: false,
      isShuffled: true,
      review: 'when_due',
    },
    questions,
    pools: [],
  },
});
