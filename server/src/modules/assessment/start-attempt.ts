import { drawQuestions, judgeStart } from '@vitrine/domain/assessment';
import { shuffled } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { attemptOf, getTestVersion, statusIn, type AttemptRow, type Member, type TestVersion } from './queries.ts';
import { storeDraw, storeRules } from './stored-test.ts';

type Parts = Pick<Platform, 'clock' | 'newId' | 'chance' | 'jobs'>;
type Ask = { testVersionId: string; device: string };

/** The job that the room of progress works, so that a course moves on when time closes an attempt. Payload: `{ tenantId, attemptId }`. */
export const closeAttemptJob = 'learning.close_attempt';

const tries = 3;
const graceMilliseconds = 2_000; // an answer that left the device in time may still be on its way

/**
 * Starts an attempt, or goes on with the one that runs and takes it to this device (D05, TST-07). Refuses `no_attempts_left`, and `grade_awaited`.
 * Nothing is locked: two tabs that ask at once meet at the unique indices, and the one that lost goes on with what the other made.
 */
export async function startAttempt(parts: Parts, tx: Tx, actor: Member, { testVersionId, device }: Ask): Promise<AttemptRow> {
  const test = await getTestVersion(tx, actor, testVersionId);
  for (let tried = 0; tried < tries; tried += 1) {
    const running = await takeRunningOver(tx, actor, { testId: test.testId, device });
    if (running) return running;

    const status = await statusIn(tx, actor, test.testId);
    const verdict = judgeStart({ ...test.rules, ...status });
    if (!verdict.ok) throw new Refusal(verdict.refusal);

    const begun = await begin(parts, tx, actor, { test, device, number: status.newest + 1, round: status.round });
    if (begun) return begun;
  }
  throw new Error(`assessment: no attempt in ${test.testId} could be started`);
}

async function takeRunningOver(
  tx: Tx,
  actor: Member,
  { testId, device }: { testId: string; device: string },
): Promise<AttemptRow | undefined> {
  const row = await tx
    .updateTable('assessment.attempt')
    .set({ device })
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('test_id', '=', testId)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst();
  return row && attemptOf(row);
}

async function begin(
  { clock, newId, chance, jobs }: Parts,
  tx: Tx,
  actor: Member,
  { test, device, number, round }: { test: TestVersion; device: string; number: number; round: number },
) {
  const { minutesToAnswer } = test.rules;
  const drawn = drawQuestions(test.questions, { ...test.rules, pools: test.pools }, (items) => shuffled(items, chance));
  const row = await tx
    .insertInto('assessment.attempt')
    .values({
      tenant_id: actor.tenantId,
      id: newId(),
      member_id: actor.memberId,
      test_id: test.testId,
      test_version_id: test.id,
      number,
      round,
      state: 'running',
      drawn: storeDraw(drawn),
      rules: storeRules(test.rules),
      device,
      started_at: clock.now(),
      deadline: minutesToAnswer === null ? null : clock.in(minutesToAnswer * 60_000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  if (minutesToAnswer !== null) {
    const startAfter = clock.in(minutesToAnswer * 60_000 + graceMilliseconds);
    await jobs.send({ tx, name: closeAttemptJob, payload: { tenantId: actor.tenantId, attemptId: row.id }, startAfter, once: row.id });
  }
  return attemptOf(row);
}
