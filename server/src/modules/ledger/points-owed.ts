import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

export type PointsOwed = { available: number; underAudit: number; held: number; owed: number; expiring: number };

/**
 * What all members of a client have in points, from the sums of their accounts: `underAudit` and `expiring` (usable until `until` at the latest) are parts of
 * `available`; `owed` is what members owe.
 */
export async function pointsOwed(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, { until }: { until: string }): Promise<PointsOwed> {
  const balance = sql<number>`a.credited - a.debited`;
  return db
    .selectFrom('ledger.account as a')
    .innerJoin('ledger.book as b', (join) => join.onRef('b.tenant_id', '=', 'a.tenant_id').onRef('b.id', '=', 'a.book_id'))
    .where('a.tenant_id', '=', tenantId)
    .where('a.currency', '=', 'points')
    .where('a.member_id', 'is not', null)
    .select([
      sql<number>`coalesce(sum(${balance}) filter (where a.role = 'available'), 0)::bigint`.as('available'),
      sql<number>`coalesce(sum(a.earned - a.settled) filter (where a.role = 'available'), 0)::bigint`.as('underAudit'),
      sql<number>`coalesce(sum(${balance}) filter (where a.role = 'held'), 0)::bigint`.as('held'),
      sql<number>`coalesce(-sum(${balance}) filter (where a.role = 'owed'), 0)::bigint`.as('owed'),
      sql<number>`coalesce(sum(${balance}) filter (where a.role = 'available' and coalesce(a.usable_until, b.ends_on) <= ${until}::date), 0)::bigint`.as(
        'expiring',
      ),
    ])
    .executeTakeFirstOrThrow();
}
