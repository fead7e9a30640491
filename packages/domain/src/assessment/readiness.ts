import { questionRules } from './questions/index.ts';
import { questionGaps } from './questions/rule.ts';
import { testKindRules, type TestKind } from './test-kinds.ts';
import type { FilledPool, Question, TestRules } from './test.ts';

export const testGaps = ['questions_missing', ...questionGaps, 'too_many_drawn', 'pool_too_small', 'limit_missing'] as const;
export type TestGap = (typeof testGaps)[number];

type Written = {
  kind?: TestKind;
  rules: Pick<TestRules, 'questionsDrawn' | 'maximumAttempts' | 'minimumScore'>;
  questions: readonly Question[];
  pools?: readonly FilledPool[];
};

/** What keeps a test from being published, each reason once, in the order in which an author writes. */
export function missingOfTest({ kind = 'conventional_test', rules, questions, pools = [] }: Written): TestGap[] {
  const gaps = new Set<TestGap>(questions.flatMap(gapsOfQuestion));
  if (questions.length === 0 && pools.length === 0) gaps.add('questions_missing');
  if (rules.questionsDrawn !== null && questions.length > 0 && rules.questionsDrawn > questions.length) gaps.add('too_many_drawn');
  if (pools.some((pool) => pool.questions.length < pool.count)) gaps.add('pool_too_small');
  // What never fails blocks and restarts nobody.
  const canFail = rules.maximumAttempts !== null && rules.minimumScore > 0;
  if (testKindRules[kind].lastFailure !== 'stays' && !canFail) gaps.add('limit_missing');
  return testGaps.filter((gap) => gaps.has(gap));
}

/** What keeps one question from being asked. */
export const gapsOfQuestion = (question: Question) => questionRules[question.kind].gapsOf(question);

/** True when two questions, or two parts anywhere in the test, share an id: answers could not be told apart. */
export function hasRepeatedIds(questions: readonly Pick<Question, 'id' | 'options'>[]): boolean {
  const ids = questions.flatMap(({ id, options }) => [
    id,
    ...options.flatMap((option) => [option.id, ...(option.pair ? [option.pair.id] : [])]),
  ]);
  return new Set(ids).size < ids.length;
}
