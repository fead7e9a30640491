import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** Puts a member into exactly these groups. */
export async function setGroups(
  tx: Tx,
  actor: Actor,
  { memberId, groupIds }: { memberId: string; groupIds: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('identity.member_in_group').where('tenant_id', '=', actor.tenantId).where('member_id', '=', memberId).execute();
  const rows = [...new Set(groupIds)].map((group_id) => ({ tenant_id: actor.tenantId, member_id: memberId, group_id }));
  if (rows.length > 0) await tx.insertInto('identity.member_in_group').values(rows).execute();
}
