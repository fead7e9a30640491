import type { LeaseDelivery } from '@vitrine/contract/assessment';
import { isBeyondMaximum, isOver, trueTime, type Told } from '@vitrine/domain/assessment';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { notFound, Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { drawnFrom } from '../drawn-questions.ts';
import { gradeAttempt } from '../finish-attempt.ts';
import { attemptOf, getAttempt, getTestVersion, statusIn, type AttemptRow, type Member } from '../queries.ts';
import { readAnswer } from '../save-answer.ts';
import { storeDraw, storeEntries, storeRules } from '../stored-test.ts';
import { lockLease, type LeaseRow } from './lease-rows.ts';

type Parts = Pick<Platform, 'clock'>;
type Ask = LeaseDelivery & { leaseId: string };
/** `isCounted` false: the attempts were used up elsewhere meanwhile; it is kept, and not graded. */
export type DeliveredLease = { attempt: AttemptRow; lateAnswers: number; isCounted: boolean; justDelivered: boolean };

/**
 * Makes the attempt of what a device answered without a network, and grades it by what the server drew (D05). Once: whoever sends it again, other answers too,
 * gets what came of it. What was answered after the lease ended is kept, and not graded (D06). Refuses `attempt_elsewhere` to other devices, `option_unknown`.
 */
export async function deliverLease(parts: Parts, tx: Tx, actor: Member, ask: Ask): Promise<DeliveredLease> {
  const lease = await lockLease(tx, actor, ask.leaseId);
  if (lease.device !== ask.device) throw new Refusal('attempt_elsewhere');
  if (lease.isDelivered) return standing(tx, actor, lease);

  const now = parts.clock.now();
  const told = { receivedAt: now, notBefore: lease.takenAt, sent: ask.sent };
  const finishedAt = trueTime(ask.handedIn, told);
  const begunAt = trueTime(ask.begun, told);
  const status = await statusIn(tx, actor, lease.testId);
  // Of an earlier round it counts for that round, which is over.
  const isCounted = lease.round !== status.round || !isBeyondMaximum({ ...lease.rules, ...status });
  const inserted = await tx
    .insertInto('assessment.attempt')
    .values({
      tenant_id: actor.tenantId,
      id: lease.id,
      member_id: actor.memberId,
      test_id: lease.testId,
      test_version_id: lease.testVersionId,
      number: status.newest + 1,
      round: lease.round,
      state: isCounted ? 'finished' : 'beyond_maximum',
      drawn: storeDraw(lease.drawn),
      rules: storeRules(lease.rules),
      device: lease.device,
      started_at: begunAt < finishedAt ? begunAt : finishedAt,
      finished_at: finishedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const lateAnswers = await keepAnswers(tx, actor, { lease, ask, told });
  await tx
    .updateTable('assessment.lease')
    .set({ state: 'delivered', delivered_at: now })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', lease.id)
    .execute();
  const attempt = attemptOf(inserted);
  if (!isCounted) return { attempt, lateAnswers, isCounted, justDelivered: true };
  const endedAs = isOver(lease.endsAt, finishedAt) ? 'closed_by_time' : 'finished';
  return { attempt: await gradeAttempt(tx, actor, { attempt, endedAs, at: finishedAt }), lateAnswers, isCounted, justDelivered: true };
}

/** Of which test it is, for whoever has to find its place before it is delivered. */
export async function getLeaseTest(db: Reader, actor: Member, { leaseId }: { leaseId: string }): Promise<string> {
  const row = await db
    .selectFrom('assessment.lease')
    .select('test_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('id', '=', leaseId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.test_id;
}

/** How many of them came after the lease had ended. */
async function keepAnswers(tx: Tx, actor: Member, { lease, ask, told }: { lease: LeaseRow; ask: Ask; told: Told }): Promise<number> {
  const version = await getTestVersion(tx, actor, lease.testVersionId);
  const questions = new Map(drawnFrom(version, lease.drawn).map((question) => [question.id, question]));
  const rows = [...new Map(ask.answers.map((answer) => [answer.questionId, answer])).values()].map((answer) => {
    const question = questions.get(answer.questionId);
    if (!question) throw new Refusal('option_unknown', { fields: { answers: 'option_unknown' } });
    const { options, entries } = readAnswer(question, { attemptId: lease.id, options: answer.options, entries: answer.entries });
    const answeredAt = trueTime(answer.given, told);
    return {
      tenant_id: actor.tenantId,
      attempt_id: lease.id,
      question_id: answer.questionId,
      options: [...options],
      entries: storeEntries(entries),
      revision: answer.revision,
      device: lease.device,
      answered_at: answeredAt,
      device_time: answer.given.at,
      is_late: isOver(lease.endsAt, answeredAt),
    };
  });
  if (rows.length > 0) await tx.insertInto('assessment.answer').values(rows).execute();
  return rows.filter(({ is_late: isLate }) => isLate).length;
}

async function standing(tx: Tx, actor: Member, lease: LeaseRow): Promise<DeliveredLease> {
  const attempt = await getAttempt(tx, actor, lease.id);
  const late = await tx
    .selectFrom('assessment.answer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', actor.tenantId)
    .where('attempt_id', '=', lease.id)
    .where('is_late', '=', true)
    .executeTakeFirstOrThrow();
  return { attempt, lateAnswers: late.count, isCounted: attempt.state !== 'beyond_maximum', justDelivered: false };
}
