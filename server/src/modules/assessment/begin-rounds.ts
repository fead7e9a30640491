import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { finishAttempt } from './finish-attempt.ts';
import type { Member } from './queries.ts';

/** Opens the next round of these tests (D75): what runs is handed in as it stands, earlier attempts are kept and count no more. Whoever calls holds the enrolment. */
export async function beginRounds(
  parts: Pick<Platform, 'clock'>,
  tx: Tx,
  actor: Member,
  { testIds }: { testIds: readonly string[] },
): Promise<void> {
  for (const testId of [...testIds].sort()) {
    const running = await tx
      .selectFrom('assessment.attempt')
      .select(['id', 'device'])
      .where('tenant_id', '=', actor.tenantId)
      .where('member_id', '=', actor.memberId)
      .where('test_id', '=', testId)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (running) await finishAttempt(parts, tx, actor, { attemptId: running.id, device: running.device });
    await change(tx, actor, { testId, rounds: 1, attempts: 0 });
  }
}

/** Gives a member attempts beyond the maximum of a test, in the round that counts (TST-04). */
export const grantAttempts = (tx: Tx, actor: Member, { testId, attempts }: { testId: string; attempts: number }): Promise<void> =>
  change(tx, actor, { testId, rounds: 0, attempts });

async function change(
  tx: Tx,
  actor: Member,
  { testId, rounds, attempts }: { testId: string; rounds: number; attempts: number },
): Promise<void> {
  await tx
    .insertInto('assessment.standing')
    .values({ tenant_id: actor.tenantId, member_id: actor.memberId, test_id: testId, round: 1 + rounds, extra_attempts: attempts })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'member_id', 'test_id']).doUpdateSet((row) =>
        rounds > 0
          ? { round: row('assessment.standing.round', '+', rounds), extra_attempts: 0 } // what was given on top was of the round that ended
          : { extra_attempts: row('assessment.standing.extra_attempts', '+', attempts) },
      ),
    )
    .execute();
}
