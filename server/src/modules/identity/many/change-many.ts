import type { PersonStatus, Role } from '@vitrine/domain/identity';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { sortIntoGroups } from '../groups/sort-into-groups.ts';

type Tenant = Pick<Actor, 'tenantId'>;
type Many = { ids: readonly string[] };

/** Gives these persons one status; a form that is open at this moment finds a newer version. */
export async function setStatusOfMany(
  tx: Tx,
  { personIds, status }: { personIds: readonly string[]; status: PersonStatus },
): Promise<void> {
  await tx
    .updateTable('identity.person')
    .set({ status, version: sql<number>`version + 1` })
    .where(sql<boolean>`id = any(${personIds}::uuid[])`)
    .execute();
}

/** Gives these members a role or takes it from them, with what rules of groups make of it; the roles that each of them has now. */
export async function setRoleOfMany(
  tx: Tx,
  { tenantId }: Tenant,
  { ids, role, isMore }: Many & { role: Role; isMore: boolean },
): Promise<{ id: string; roles: string[] }[]> {
  const rows = await tx
    .updateTable('identity.member')
    .set({ roles: isMore ? sql<string[]>`roles || ${role}::text` : sql<string[]>`array_remove(roles, ${role})` })
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .returning(['id', 'roles'])
    .execute();
  await sortIntoGroups(tx, { tenantId }, ids);
  return rows;
}

/** Puts these members into a group or takes them out of it. */
export async function setGroupOfMany(
  tx: Tx,
  { tenantId }: Tenant,
  { ids, groupId, isMore }: Many & { groupId: string; isMore: boolean },
): Promise<void> {
  if (isMore)
    await tx
      .insertInto('identity.member_in_group')
      .values(ids.map((member_id) => ({ tenant_id: tenantId, member_id, group_id: groupId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('identity.member_in_group')
      .where('tenant_id', '=', tenantId)
      .where('group_id', '=', groupId)
      .where(sql<boolean>`member_id = any(${ids}::uuid[])`)
      .execute();
}

/** Gives these members a tag or takes it from them; groups whose rule looks at tags follow. */
export async function setTagOfMany(
  tx: Tx,
  { tenantId }: Tenant,
  { ids, tagId, isMore }: Many & { tagId: string; isMore: boolean },
): Promise<void> {
  if (isMore)
    await tx
      .insertInto('identity.member_tag')
      .values(ids.map((member_id) => ({ tenant_id: tenantId, member_id, tag_id: tagId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('identity.member_tag')
      .where('tenant_id', '=', tenantId)
      .where('tag_id', '=', tagId)
      .where(sql<boolean>`member_id = any(${ids}::uuid[])`)
      .execute();
  await sortIntoGroups(tx, { tenantId }, ids);
}
