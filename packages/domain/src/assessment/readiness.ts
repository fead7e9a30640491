import type { Text } from '../kernel/index.ts';
import type { Question, TestRules } from './test.ts';

export const testGaps = ['questions_missing', 'text_missing', 'right_option_missing', 'one_right_option', 'too_many_drawn'] as const;
export type TestGap = (typeof testGaps)[number];

/** What keeps a test from being published, each reason once, in the order in which an author writes. */
export function missingOfTest({ rules, questions }: { rules: TestRules; questions: readonly Question[] }): TestGap[] {
  const gaps: Record<TestGap, boolean> = {
    questions_missing: questions.length === 0,
    text_missing: questions.some(({ prompt, options }) => isEmpty(prompt) || options.some(({ text }) => isEmpty(text))),
    right_option_missing: questions.some((question) => rightOptions(question) === 0),
    one_right_option: questions.some((question) => question.kind !== 'multiple' && rightOptions(question) > 1),
    too_many_drawn: rules.questionsDrawn !== null && questions.length > 0 && rules.questionsDrawn > questions.length,
  };
  return testGaps.filter((gap) => gaps[gap]);
}

/** True when two questions, or two options anywhere in the test, share an id: answers could not be told apart. */
export function hasRepeatedIds(questions: readonly Pick<Question, 'id' | 'options'>[]): boolean {
  const ids = questions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]);
  return new Set(ids).size < ids.length;
}

const rightOptions = ({ options }: Question) => options.filter(({ isRight }) => isRight).length;
const isEmpty = (text: Text) => !Object.values(text).some(Boolean);
