/** Questions and tests: the seven kinds, rules of an attempt, the draw, grading, and files of questions. */
export { attemptsLeft, isOver, isReviewDue, judgeAnswer, judgeStart, secondsLeft, type AttemptFacts } from './attempt.ts';
export { drawQuestions, type Shuffle } from './draw.ts';
export { gradeAnswers, isAnsweredRight, nothingGiven, partRight, type Grade } from './grading.ts';
export { questionRules } from './questions/index.ts';
export { questionGaps, type QuestionGap } from './questions/rule.ts';
export { comparable, numberIn } from './questions/typed.ts';
export { isAfterLease, isBeyondMaximum, isLeasable, judgeLease, leaseDays, trueTime, type DeviceMoment, type Told } from './lease.ts';
export { gapsOfQuestion, hasRepeatedIds, missingOfTest, testGaps, type TestGap } from './readiness.ts';
export {
  consequenceOf,
  hasPassMark,
  isLastFailed,
  judgeTestState,
  placesToRestart,
  testKindRules,
  testKinds,
  type TestFacts,
  type TestKind,
  type TestKindRule,
} from './test-kinds.ts';
export type { Area, DrawnQuestion, FilledPool, Given, GivenAnswers, Option, Pool, Question, TestRules } from './test.ts';
export {
  assessmentRefusals,
  attemptStates,
  bankRefusals,
  leaseRefusals,
  questionKinds,
  reviewPolicies,
  testStates,
  type AssessmentRefusal,
  type AttemptState,
  type BankRefusal,
  type QuestionKind,
  type ReviewPolicy,
  type TestState,
} from './words.ts';
export { fileFaultCodes, type FileFault, type FileQuestion, type Ids } from './files/question-file.ts';
export {
  readQuestionSpreadsheet,
  spreadsheetColumns,
  spreadsheetRowOf,
  type SpreadsheetColumn,
  type SpreadsheetRow,
} from './files/question-spreadsheet.ts';
export { readGift } from './files/read-gift.ts';
export { writeGift } from './files/write-gift.ts';
