import { questionRules } from '@vitrine/domain/assessment';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { questionsDrawnIn } from './drawn-questions.ts';
import { getAttemptOwner, gradeAttempt, type FinishedAttempt } from './finish-attempt.ts';
import { lockAttempt } from './queries.ts';

type Ask = { attemptId: string; questionId: string; percent: number; comment: string };

/**
 * Says what an answer in free text is worth. With the last of them the attempt is graded: `justFinished` tells so, and the room of progress moves the course on. Refuses
 * `not_found` for what no person grades, and `already_graded`.
 */
export async function gradeAnswer(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  actor: Pick<Actor, 'tenantId' | 'memberId'>,
  { attemptId, questionId, percent, comment }: Ask,
): Promise<FinishedAttempt & { memberId: string }> {
  const { memberId } = await getAttemptOwner(tx, { tenantId: actor.tenantId, attemptId });
  const owner = { tenantId: actor.tenantId, memberId };
  const attempt = await lockAttempt(tx, owner, attemptId);
  const drawn = await questionsDrawnIn(tx, owner, attempt);
  const question = drawn.find(({ id }) => id === questionId);
  if (!question || !questionRules[question.kind].isGradedByPerson || attempt.state === 'running') throw notFound();
  const written = await tx
    .insertInto('assessment.answer_grade')
    .values({
      tenant_id: actor.tenantId,
      attempt_id: attemptId,
      question_id: questionId,
      percent,
      comment,
      graded_by: actor.memberId,
      graded_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('question_id')
    .executeTakeFirst();
  if (!written) throw new Refusal('already_graded');
  if (attempt.state !== 'awaiting_grade') throw new Refusal('already_graded');
  const graded = await gradeAttempt(tx, owner, { attempt, endedAs: 'finished', at: attempt.finishedAt });
  return {
    attempt: graded,
    justFinished: graded.state !== 'awaiting_grade',
    isPassed: graded.isPassed ?? false,
    score: graded.score ?? 0,
    testId: graded.testId,
    memberId,
  };
}
