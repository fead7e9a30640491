/** Questions and tests: rules of an attempt, the draw, grading. */
export { attemptsLeft, isOver, isReviewDue, judgeAnswer, judgeStart, secondsLeft, type AttemptFacts } from './attempt.ts';
export { drawQuestions, type Shuffle } from './draw.ts';
export { gradeAnswers, isAnsweredRight, type Grade } from './grading.ts';
export { hasRepeatedIds, missingOfTest, testGaps, type TestGap } from './readiness.ts';
export type { DrawnQuestion, GivenAnswers, Option, Question, TestRules } from './test.ts';
export {
  assessmentRefusals,
  attemptStates,
  questionKinds,
  testStates,
  type AssessmentRefusal,
  type AttemptState,
  type QuestionKind,
  type TestState,
} from './words.ts';
