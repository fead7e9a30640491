import { questionRules } from './questions/index.ts';
import type { Given, GivenAnswers, Question } from './test.ts';

/** `isAwaited`: a person has yet to grade an answer, so that the score may still rise. */
export type Grade = { rightAnswers: number; questions: number; score: number; isAwaited: boolean };

export const nothingGiven: Given = { options: [], entries: {} };

type Grading = { hasPartialCredit?: boolean; byPerson?: ReadonlyMap<string, number> };

/** How much of an answer is right, from 0 to 1; undefined while a person has yet to say so. What was left empty needs nobody's eyes. */
export function partRight(
  question: Question,
  given: Given,
  { hasPartialCredit = false, byPerson = new Map() }: Grading = {},
): number | undefined {
  const rule = questionRules[question.kind];
  if (!rule.isAnswered(question, given)) return 0;
  if (rule.isGradedByPerson) {
    const percent = byPerson.get(question.id);
    return percent === undefined ? undefined : percent / 100;
  }
  const part = rule.partRight(question, given);
  return hasPartialCredit || part === 1 ? part : 0;
}

/** True when all of it is right; a question without an answer is wrong. */
export const isAnsweredRight = (question: Question, given: Given, grading: Grading = {}): boolean =>
  partRight(question, given, grading) === 1;

/** Percent of what is right among the drawn questions, rounded down: only all right is 100, and 69.9 does not pass 70. */
export function gradeAnswers(drawn: readonly Question[], given: GivenAnswers, grading: Grading = {}): Grade {
  const parts = drawn.map((question) => partRight(question, given.get(question.id) ?? nothingGiven, grading));
  const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  const questions = drawn.length;
  return {
    rightAnswers: parts.filter((part) => part === 1).length,
    questions,
    // Thirds add up to a hair less than what they are: a millionth of a percent is nobody's.
    score: questions === 0 ? 0 : Math.min(100, Math.floor((sum * 100) / questions + 1e-6)),
    isAwaited: parts.includes(undefined),
  };
}
