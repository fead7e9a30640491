import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** Requests that wait for an administrator; those opened before `lateBefore` are late. */
export async function levelRequestsWaiting(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, { lateBefore }: { lateBefore: string }) {
  const row = await db
    .selectFrom('levels.request')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'open')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('opened_at').as('oldest')])
    .select(sql<number>`count(*) filter (where opened_at < ${lateBefore}::timestamptz)`.as('late'))
    .executeTakeFirstOrThrow();
  return { count: row.count, late: row.late, oldestSince: row.oldest };
}
