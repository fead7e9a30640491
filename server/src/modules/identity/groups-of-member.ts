import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** Puts a member into exactly these groups; those whose rule takes them in keep them (CLI-09). */
export async function setGroups(
  tx: Tx,
  actor: Actor,
  { memberId, groupIds }: { memberId: string; groupIds: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('identity.member_in_group')
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', memberId)
    .where('by_rule', '=', false)
    .$if(groupIds.length > 0, (query) => query.where('group_id', 'not in', [...groupIds]))
    .execute();
  const rows = [...new Set(groupIds)].map((group_id) => ({ tenant_id: actor.tenantId, member_id: memberId, group_id }));
  if (rows.length > 0)
    await tx
      .insertInto('identity.member_in_group')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
