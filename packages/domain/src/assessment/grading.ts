import type { GivenAnswers, Question } from './test.ts';

export type Grade = { rightAnswers: number; questions: number; score: number };

/** True when exactly the right options were chosen; a question without an answer is wrong. */
export function isAnsweredRight(question: Pick<Question, 'options'>, given: readonly string[]): boolean {
  const right = question.options.filter(({ isRight }) => isRight).map(({ id }) => id);
  const chosen = new Set(given);
  return right.length > 0 && chosen.size === right.length && right.every((id) => chosen.has(id));
}

/** Percent of right answers among the drawn questions, rounded down: only all right is 100, and 69.9 does not pass 70. */
export function gradeAnswers(drawn: readonly Pick<Question, 'id' | 'options'>[], given: GivenAnswers): Grade {
  const rightAnswers = drawn.filter((question) => isAnsweredRight(question, given.get(question.id) ?? [])).length;
  const questions = drawn.length;
  return { rightAnswers, questions, score: questions === 0 ? 0 : Math.floor((rightAnswers * 100) / questions) };
}
