import { gradeAnswers, isOver, testKindRules } from '@vitrine/domain/assessment';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawnFrom } from './drawn-questions.ts';
import { attemptOf, getTestVersion, givenIn, listAnswers, listGrades, lockAttempt, type AttemptRow, type Member } from './queries.ts';

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

  return outcomeOf(
    await gradeAttempt(tx, actor, { attempt, endedAs: isLate ? 'closed_by_time' : 'finished', at: isLate ? attempt.deadline : now }),
    true,
  );
}

type Ending = { attempt: AttemptRow; endedAs: 'finished' | 'closed_by_time'; at: string | null };

/** Writes what an attempt came to. One with an answer that a person has yet to grade waits for that; a quiz without a grade gets none and passes nobody (D76). */
export async function gradeAttempt(tx: Tx, actor: Member, { attempt, endedAs, at }: Ending): Promise<AttemptRow> {
  const version = await getTestVersion(tx, actor, attempt.testVersionId);
  const grades = await listGrades(tx, actor, attempt.id);
  const byPerson = new Map([...grades].map(([id, { percent }]) => [id, percent]));
  const { hasPartialCredit, minimumScore } = attempt.rules;
  const given = givenIn(await listAnswers(tx, actor, attempt.id));
  const { score, rightAnswers, isAwaited } = gradeAnswers(drawnFrom(version, attempt.drawn), given, { hasPartialCredit, byPerson });
  const { isGraded, isPassable } = testKindRules[version.kind];
  const isWaiting = isAwaited && isGraded;
  const hasScore = isGraded && !isWaiting;
  const graded = await tx
    .updateTable('assessment.attempt')
    .set({
      state: isWaiting ? 'awaiting_grade' : endedAs,
      finished_at: at,
      score: hasScore ? score : null,
      right_answers: rightAnswers,
      is_passed: isWaiting ? null : hasScore && isPassable && score >= minimumScore,
    })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', attempt.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return attemptOf(graded);
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
