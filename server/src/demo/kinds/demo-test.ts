import type { TestDraft, TestRules } from '@vitrine/contract/assessment';
import type { DemoParts } from '../store-media.ts';
import type { DemoAsk } from './demo-kind.ts';

const usual: TestRules = {
  maximumAttempts: 3,
  minimumScore: 70,
  questionsDrawn: null,
  minutesToAnswer: 15,
  hasPartialCredit: true,
  isShuffled: true,
  review: 'when_due',
};

/** A test that draws three questions of each subject of the brand's bank; `rules` say how it differs from the usual. */
export const demoTest = ({ platform }: DemoParts, { bank }: DemoAsk, rules: Partial<TestRules>): { test: TestDraft } => ({
  test: {
    rules: { ...usual, ...rules },
    questions: [],
    pools: bank.map((subjectId) => ({ id: platform.newId(), count: 3, subjectId, tags: [], kinds: ['single', 'true_false', 'numeric'] })),
  },
});
