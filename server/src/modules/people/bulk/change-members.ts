import type { BulkAction } from '@vitrine/contract/people';
import { sql } from 'kysely';
import { recordChanges } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  closeRegistration,
  endFamilies,
  setGroupOfMany,
  setRoleOfMany,
  setStatusOfMany,
  setTagOfMany,
  sortIntoGroups,
  sortPersonIntoGroups,
} from '../../identity/index.ts';

type Parts = Pick<Platform, 'clock' | 'newId' | 'publish'>;
/** Whoever makes a change of many, as they are when it is made. */
export type Doer = Pick<Actor, 'tenantId' | 'memberId' | 'personId' | 'fullName' | 'siteId' | 'roles'>;
type Asked<A extends BulkAction = BulkAction> = { action: A; ids: readonly string[] };
type Changed = { memberId: string; before: unknown; after: unknown };

/** Makes one change for these members, whose rows are held and whose verdict is `changes`; what follows from it and the audit log with both sides of each too. */
export async function changeMembers(parts: Parts, tx: Tx, doer: Doer, { action, ids, bulkId }: Asked & { bulkId: string }): Promise<void> {
  if (ids.length === 0) return;
  const changed =
    'id' in action
      ? await setBelonging(tx, doer, { action, ids })
      : 'role' in action
        ? await setRoles(tx, doer, { action, ids })
        : await setStatus(parts, tx, doer, { action, ids });
  await recordChanges(
    tx,
    doer,
    changed.map(({ memberId, ...sides }) => ({
      ...sides,
      what: auditWords[action.do],
      subject: 'person',
      subjectId: memberId,
      batchId: bulkId,
      now: parts.clock.now(),
      id: parts.newId(),
    })),
  );
}

const auditWords: Record<BulkAction['do'], string> = {
  approve: 'person.approved',
  block: 'person.blocked',
  unblock: 'person.approved',
  log_out: 'person.logged_out',
  add_group: 'person.group_added',
  remove_group: 'person.group_removed',
  add_tag: 'person.tag_added',
  remove_tag: 'person.tag_removed',
  add_role: 'person.role_added',
  remove_role: 'person.role_removed',
};

async function setStatus(
  parts: Parts,
  tx: Tx,
  doer: Doer,
  { action, ids }: Asked<Exclude<BulkAction, { id: string } | { role: string }>>,
): Promise<Changed[]> {
  const people = await tx
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', 'm.person_id', 'p.status'])
    .where('m.tenant_id', '=', doer.tenantId)
    .where(sql<boolean>`m.id = any(${ids}::uuid[])`)
    .orderBy('m.id')
    .execute();
  const personIds = people.map(({ person_id }) => person_id);
  const status = action.do === 'block' ? 'blocked' : 'approved';
  if (action.do !== 'log_out') await setStatusOfMany(tx, { personIds, status });
  if (action.do === 'block' || action.do === 'log_out')
    for (const personId of personIds)
      await endFamilies(parts, tx, { tenantId: doer.tenantId, personId, reason: action.do === 'block' ? 'blocked' : 'logged_out' });
  if (action.do === 'log_out') return people.map(({ id }) => ({ memberId: id, before: null, after: null }));
  await sortIntoGroups(tx, doer, ids);
  if (doer.roles.includes('superuser')) for (const personId of personIds) await sortPersonIntoGroups(tx, { siteId: doer.siteId, personId });
  await closeWaiting(parts, tx, doer, { ids, isApproved: status === 'approved' });
  return people.map((one) => ({ memberId: one.id, before: { status: one.status }, after: { status } }));
}

/** A registration is decided with the person, as where one person is approved or blocked. */
async function closeWaiting(
  parts: Parts,
  tx: Tx,
  doer: Doer,
  { ids, isApproved }: { ids: readonly string[]; isApproved: boolean },
): Promise<void> {
  const from = isApproved ? (['waiting', 'refused'] as const) : (['waiting'] as const);
  const rows = await tx
    .selectFrom('identity.registration')
    .select('member_id')
    .where('tenant_id', '=', doer.tenantId)
    .where(sql<boolean>`member_id = any(${ids}::uuid[])`)
    .where('status', 'in', [...from])
    .orderBy('member_id')
    .execute();
  for (const { member_id } of rows)
    await closeRegistration(parts, tx, doer, { memberId: member_id, isApproved, from, reason: null, note: '' });
}

async function setRoles(tx: Tx, doer: Doer, { action, ids }: Asked<Extract<BulkAction, { role: string }>>): Promise<Changed[]> {
  const isMore = action.do === 'add_role';
  const rows = await setRoleOfMany(tx, doer, { ids, role: action.role, isMore });
  return rows.map(({ id, roles }) => ({
    memberId: id,
    before: { roles: isMore ? roles.filter((role) => role !== action.role) : [...roles, action.role] },
    after: { roles },
  }));
}

async function setBelonging(tx: Tx, doer: Doer, { action, ids }: Asked<Extract<BulkAction, { id: string }>>): Promise<Changed[]> {
  const isGroup = action.do === 'add_group' || action.do === 'remove_group';
  const isMore = action.do === 'add_group' || action.do === 'add_tag';
  if (isGroup) await setGroupOfMany(tx, doer, { ids, groupId: action.id, isMore });
  else await setTagOfMany(tx, doer, { ids, tagId: action.id, isMore });
  const side = isGroup ? { group: action.id } : { tag: action.id };
  return ids.map((memberId) => ({ memberId, before: isMore ? null : side, after: isMore ? side : null }));
}
