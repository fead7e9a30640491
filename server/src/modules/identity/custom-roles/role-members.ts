import { mayGrant } from '@vitrine/domain/identity';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkMembers, listBelonging, type Change, type ShownAsk } from '../groups/belonging.ts';
import { recordOnGroups, type Parts } from '../groups/edits.ts';
import { rolesOf } from '../queries.ts';
import { getCustomRole } from './custom-roles.ts';

/** Members by name, and whether they have the role. Refuses `not_found`. */
export async function listCustomRoleMembers({ db }: Pick<Platform, 'db'>, actor: Actor, { roleId, ...ask }: ShownAsk & { roleId: string }) {
  await getCustomRole(db.read(), actor, { roleId });
  const by = sql<boolean>`(select false from identity.member_role as g where g.tenant_id = m.tenant_id and g.member_id = m.id and g.role_id = ${roleId})`;
  return listBelonging(db.read(), actor, { ...ask, by });
}

/** Gives members a role or takes it from them, from their next call on. All or nothing: refuses `not_found`, `role_above_yours`, and `person_unknown` at `add.N`. */
export function setCustomRoleMembers(
  parts: Parts,
  actor: Actor,
  { roleId, add, remove }: Change & { roleId: string },
): Promise<{ members: number }> {
  return parts.db.transaction(async (tx) => {
    await getCustomRole(tx, actor, { roleId, lock: true });
    await checkMembers(tx, actor, add);
    await refuseAbove(tx, actor, [...add, ...remove]);
    if (remove.length > 0)
      await tx
        .deleteFrom('identity.member_role')
        .where('tenant_id', '=', actor.tenantId)
        .where('role_id', '=', roleId)
        .where('member_id', 'in', remove)
        .execute();
    if (add.length > 0)
      await tx
        .insertInto('identity.member_role')
        .values([...new Set(add)].sort().map((member_id) => ({ tenant_id: actor.tenantId, member_id, role_id: roleId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const after = { added: add, removed: remove };
    await recordOnGroups(parts, tx, actor, {
      subject: 'custom_role',
      subjectId: roleId,
      what: 'custom_role.members_set',
      before: null,
      after,
    });
    const { members } = await tx
      .selectFrom('identity.member_role')
      .select(sql<number>`count(*)::int`.as('members'))
      .where('tenant_id', '=', actor.tenantId)
      .where('role_id', '=', roleId)
      .executeTakeFirstOrThrow();
    return { members };
  });
}

/** Whoever stands above the actor is not changed by them, in no respect. */
async function refuseAbove(tx: Tx, actor: Actor, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  const rows = await tx
    .selectFrom('identity.member')
    .select('roles')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', [...memberIds])
    .execute();
  if (rows.some(({ roles }) => !mayGrant(rolesOf(actor.roles), rolesOf(roles)))) throw new Refusal('role_above_yours');
}
