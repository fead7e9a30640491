import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { storesOfChain } from '../campaigns/index.ts';

/** Photos that wait for an auditor; those sent before `lateBefore` are late, those sent again or like another one are at risk. */
export async function photosWaiting(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { lateBefore, retailerId }: { lateBefore: string; retailerId?: string | undefined },
) {
  const row = await db
    .selectFrom('photos.photo')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'awaiting')
    .$if(retailerId !== undefined, (query) => query.where('store_id', 'in', storesOfChain(db, { tenantId, retailerId })))
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('sent_at').as('oldest')])
    .select(sql<number>`count(*) filter (where sent_at < ${lateBefore}::timestamptz)`.as('late'))
    .select(sql<number>`count(*) filter (where resent > 0 or alike_id is not null)`.as('at_risk'))
    .executeTakeFirstOrThrow();
  return { count: row.count, late: row.late, oldestSince: row.oldest, atRisk: row.at_risk };
}
