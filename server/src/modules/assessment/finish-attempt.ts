import { gradeAnswers, isOver } from '@vitrine/domain/assessment';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { questionsDrawnIn } from './drawn-questions.ts';
import { attemptOf, givenIn, listAnswers, lockAttempt, type AttemptRow, type Member } from './queries.ts';

/** `isPassed` and `score` are this attempt's; the best of all counts (decision D07): see `testSummary`. */
export type FinishedAttempt = { attempt: AttemptRow; justFinished: boolean; isPassed: boolean; score: number; testId: string };

/**
 * Grades what is stored, never what a request says (D05), and late answers not at all (D06). One that is finished answers its result
 * again. `device` null: time closes it, and asking before the deadline is a fault, so that a job that came early is tried again.
 * Refuses `attempt_elsewhere` while another device holds it, unless time is over.
 */
export async function finishAttempt(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  actor: Member,
  { attemptId, device }: { attemptId: string; device: string | null },
): Promise<FinishedAttempt> {
  const attempt = await lockAttempt(tx, actor, attemptId);
  if (attempt.state !== 'running') return outcomeOf(attempt, false);

  const now = clock.now();
  const isLate = isOver(attempt.deadline, now);
  if (device === null && !isLate) throw new Error(`assessment: attempt ${attemptId} is not due yet`);
  if (device !== null && device !== attempt.device && !isLate) throw new Refusal('attempt_elsewhere');

  const given = givenIn(await listAnswers(tx, actor, attemptId));
  const { score, rightAnswers } = gradeAnswers(await questionsDrawnIn(tx, actor, attempt), given);
  const graded = await tx
    .updateTable('assessment.attempt')
    .set({
      state: isLate ? 'closed_by_time' : 'finished',
      finished_at: isLate ? attempt.deadline : now,
      score,
      right_answers: rightAnswers,
      is_passed: score >= attempt.rules.minimumScore,
    })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', attemptId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return outcomeOf(attemptOf(graded), true);
}

/** Whose attempt it is: for the job that time started, which knows nothing but its id. */
export async function getAttemptOwner(
  db: Reader,
  { tenantId, attemptId }: { tenantId: string; attemptId: string },
): Promise<{ memberId: string; testId: string }> {
  const row = await db
    .selectFrom('assessment.attempt')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', attemptId)
    .select(['member_id', 'test_id'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return { memberId: row.member_id, testId: row.test_id };
}

const outcomeOf = (attempt: AttemptRow, justFinished: boolean): FinishedAttempt => ({
  attempt,
  justFinished,
  isPassed: attempt.isPassed ?? false,
  score: attempt.score ?? 0,
  testId: attempt.testId,
});
