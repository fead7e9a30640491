/** The rows of uploads: who sends what, and what became of it. */
import type { Clock } from '../clock/index.ts';
import type { Reader, Tx } from '../database/index.ts';
import type { Actor } from '../http/actor.ts';

/** A half-sent upload waits this long for the rest. */
export const uploadMilliseconds = 24 * 3_600_000;

/** An upload of this member that still waits or was ended lately; another person's is as absent as none (decision D55). */
export function findUpload(db: Reader, { actor, id, clock }: { actor: Actor; id: string; clock: Clock }) {
  return db
    .selectFrom('platform.upload')
    .where('id', '=', id)
    .where('person_id', '=', actor.personId)
    .where('tenant_id', '=', actor.tenantId)
    .where('created_at', '>', clock.in(-uploadMilliseconds))
    .selectAll()
    .executeTakeFirst();
}

/** How many uploads this person has begun and not ended. */
export async function countWaiting(db: Reader, { actor, clock }: { actor: Actor; clock: Clock }): Promise<number> {
  const { waiting } = await db
    .selectFrom('platform.upload')
    .where('person_id', '=', actor.personId)
    .where('file_id', 'is', null)
    .where('refusal', 'is', null)
    .where('created_at', '>', clock.in(-uploadMilliseconds))
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}

/** The id of the file that an upload became, its row locked until the transaction ends; null while it waits. */
export async function lockUpload(tx: Tx, { actor, id }: { actor: Actor; id: string }): Promise<{ fileId: string | null } | undefined> {
  return tx
    .selectFrom('platform.upload')
    .where('id', '=', id)
    .where('person_id', '=', actor.personId)
    .where('tenant_id', '=', actor.tenantId)
    .select('file_id as fileId')
    .forUpdate()
    .executeTakeFirst();
}
