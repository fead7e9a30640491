import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** How many sales of each of these members were approved, in any campaign: answers the port of badges (BDG-01). Who has none is absent. */
export async function approvedSalesOf(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { memberIds }: { memberIds: readonly string[] },
): Promise<Map<string, number>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sales.sale')
    .select(['member_id', sql<number>`count(*)::int`.as('count')])
    .where('tenant_id', '=', tenantId)
    .where('member_id', 'in', memberIds)
    .where('state', '=', 'approved')
    .groupBy('member_id')
    .execute();
  return new Map(rows.map(({ member_id, count }) => [member_id, count]));
}
