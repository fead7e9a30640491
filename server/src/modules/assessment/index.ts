/** Tests: what authors write, the attempts that members take, and grading. */
export { finishAttempt, getAttemptOwner, type FinishedAttempt } from './finish-attempt.ts';
export type { AttemptRow, Member } from './queries.ts';
export { saveAnswer } from './save-answer.ts';
export { closeAttemptJob, startAttempt } from './start-attempt.ts';
export { testSummaries, testSummary, type TestSummary } from './summarise-tests.ts';
export { attemptView, previewAttempt } from './view-attempt.ts';
export { freezeTests, listTestDrafts, writeTest, type WrittenTest } from './write-test.ts';
export type { TestPlaces } from './bank/get-bank-question.ts';
export { beginRounds, grantAttempts } from './begin-rounds.ts';
export { gradeAnswer } from './grade-answer.ts';
export { describeAttempts, describeWaiting } from './describe-attempts.ts';
export { deliverLease, getLeaseTest, type DeliveredLease } from './leases/deliver-lease.ts';
export { takeLease } from './leases/take-lease.ts';
export { inLanguage } from './review-answers.ts';
export { resultFigures } from './result-figures.ts';
export { tallyAnswers } from './tally-answers.ts';
export { parseRules, parseTestKind } from './stored-test.ts';
