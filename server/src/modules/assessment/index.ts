/** Tests: what authors write, the attempts that members take, and grading. */
export { finishAttempt, getAttemptOwner, type FinishedAttempt } from './finish-attempt.ts';
export type { AttemptRow, Member } from './queries.ts';
export { saveAnswer } from './save-answer.ts';
export { assessmentRecords } from './personal-records.ts';
export { assessmentRoutes } from './routes.ts';
export { closeAttemptJob, startAttempt } from './start-attempt.ts';
export { testSummaries, testSummary, type TestSummary } from './summarise-tests.ts';
export { attemptView, previewAttempt } from './view-attempt.ts';
export { freezeTests, listTestDrafts, writeTest } from './write-test.ts';
