import type { Platform } from '../../platform/platform.ts';

/** How many members each of these clients has; clients without any are absent. */
export async function countMembers(
  { db }: Pick<Platform, 'db'>,
  { tenantIds }: { tenantIds: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  if (tenantIds.length === 0) return new Map();
  const rows = await db
    .read()
    .selectFrom('identity.member')
    .select((row) => ['tenant_id', row.fn.countAll<number>().as('members')])
    .where('tenant_id', 'in', [...tenantIds])
    .groupBy('tenant_id')
    .execute();
  return new Map(rows.map(({ tenant_id, members }) => [tenant_id, members]));
}
