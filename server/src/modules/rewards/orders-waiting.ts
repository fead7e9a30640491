import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** Orders that wait for an approval; those placed before `lateBefore` are late. */
export async function ordersWaiting(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, { lateBefore }: { lateBefore: string }) {
  const row = await db
    .selectFrom('rewards.order')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'awaiting_approval')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('placed_at').as('oldest')])
    .select(sql<number>`count(*) filter (where placed_at < ${lateBefore}::timestamptz)`.as('late'))
    .executeTakeFirstOrThrow();
  return { count: row.count, late: row.late, oldestSince: row.oldest };
}
