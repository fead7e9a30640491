import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** Photos that wait for a decision; those sent before `lateBefore` are late. */
export async function photosWaiting(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, { lateBefore }: { lateBefore: string }) {
  const row = await db
    .selectFrom('photos.photo')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'awaiting')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('sent_at').as('oldest')])
    .select(sql<number>`count(*) filter (where sent_at < ${lateBefore}::timestamptz)`.as('late'))
    .executeTakeFirstOrThrow();
  return { count: row.count, late: row.late, oldestSince: row.oldest };
}
