import type { BelongingRow } from '@vitrine/contract/identity';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, Refusal, refuseFields, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { foundBy } from '../found-by.ts';
import { recordOnGroups, type ListAsk, type Parts } from './edits.ts';
import { getGroup } from './groups.ts';
import { sortIntoGroups } from './sort-into-groups.ts';
import { getTag } from './tags.ts';

export type Change = { add: string[]; remove: string[] };
export type ShownAsk = ListAsk & { isIn?: boolean | undefined };
const Cursor = z.tuple([z.string(), z.uuid()]);

/** Members by name, and whether they are in the group. Refuses `not_found`. */
export async function listGroupMembers({ db }: Pick<Platform, 'db'>, actor: Actor, { groupId, ...ask }: ShownAsk & { groupId: string }) {
  await getGroup(db.read(), actor, { groupId });
  const by = sql<boolean>`(select i.by_rule from identity.member_in_group as i where i.tenant_id = m.tenant_id and i.member_id = m.id and i.group_id = ${groupId})`;
  return listBelonging(db.read(), actor, { ...ask, by });
}

/** Members by name, and whether they have the tag. Refuses `not_found`. */
export async function listTagMembers({ db }: Pick<Platform, 'db'>, actor: Actor, { tagId, ...ask }: ShownAsk & { tagId: string }) {
  await getTag(db.read(), actor, { tagId });
  const by = sql<boolean>`(select false from identity.member_tag as g where g.tenant_id = m.tenant_id and g.member_id = m.id and g.tag_id = ${tagId})`;
  return listBelonging(db.read(), actor, { ...ask, by });
}

/** `by`: of the member `m`, null for one who does not belong, else whether a rule put them there. */
export async function listBelonging(
  db: Reader,
  actor: Actor,
  { after, limit, search, isIn, by }: ShownAsk & { by: RawBuilder<boolean> },
): Promise<{ items: BelongingRow[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const found = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', 'p.full_name', 'p.email', 'p.sort_name', 'p.id as person_id'])
    .select(by.$castTo<boolean | null>().as('by_rule'))
    .where('m.tenant_id', '=', actor.tenantId)
    .where('p.site_id', '=', actor.siteId)
    .where(foundBy(search))
    .$if(isIn !== undefined, (query) => query.where(sql<boolean>`${by} is not null = ${isIn ?? true}`))
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(p.sort_name, p.id) > (${place?.[0]}, ${place?.[1]}::uuid)`))
    .orderBy('p.sort_name')
    .orderBy('p.id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.sort_name, row.person_id));
  return {
    items: rows.map((row) => ({
      id: row.id,
      fullName: row.full_name,
      email: row.email,
      isIn: row.by_rule !== null,
      isByRule: row.by_rule === true,
    })),
    next,
  };
}

/** Puts members into a group or takes them out; whom a rule put there is from now on there by hand too. All or nothing: refuses `not_found`, `person_unknown` and `kept_by_rule` at `add.N` and `remove.N`. */
export function setGroupMembers(
  parts: Parts,
  actor: Actor,
  { groupId, add, remove }: Change & { groupId: string },
): Promise<{ members: number }> {
  return parts.db.transaction(async (tx) => {
    await getGroup(tx, actor, { groupId, lock: true });
    await checkMembers(tx, actor, add);
    if (remove.length > 0) {
      await refuseKept(tx, actor, { groupId, remove });
      await tx
        .deleteFrom('identity.member_in_group')
        .where('tenant_id', '=', actor.tenantId)
        .where('group_id', '=', groupId)
        .where('member_id', 'in', remove)
        .execute();
    }
    if (add.length > 0)
      await tx
        .insertInto('identity.member_in_group')
        .values([...new Set(add)].sort().map((member_id) => ({ tenant_id: actor.tenantId, member_id, group_id: groupId })))
        .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id', 'group_id']).doUpdateSet({ by_rule: false }))
        .execute();
    const after = { added: add, removed: remove };
    await recordOnGroups(parts, tx, actor, { subject: 'group', subjectId: groupId, what: 'group.members_set', before: null, after });
    const { members } = await getGroup(tx, actor, { groupId });
    return { members: members.byHand + members.byRule };
  });
}

/** Gives members a tag or takes it from them; groups whose rule looks at tags follow. All or nothing: refuses `not_found`, and `person_unknown` at `add.N`. */
export function setTagMembers(
  parts: Parts,
  actor: Actor,
  { tagId, add, remove }: Change & { tagId: string },
): Promise<{ members: number }> {
  return parts.db.transaction(async (tx) => {
    await getTag(tx, actor, { tagId, lock: true });
    await checkMembers(tx, actor, add);
    if (remove.length > 0)
      await tx
        .deleteFrom('identity.member_tag')
        .where('tenant_id', '=', actor.tenantId)
        .where('tag_id', '=', tagId)
        .where('member_id', 'in', remove)
        .execute();
    if (add.length > 0)
      await tx
        .insertInto('identity.member_tag')
        .values([...new Set(add)].sort().map((member_id) => ({ tenant_id: actor.tenantId, member_id, tag_id: tagId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await sortIntoGroups(tx, actor, [...add, ...remove]);
    const after = { added: add, removed: remove };
    await recordOnGroups(parts, tx, actor, { subject: 'tag', subjectId: tagId, what: 'tag.members_set', before: null, after });
    const { members } = await tx
      .selectFrom('identity.member_tag')
      .select(sql<number>`count(*)::int`.as('members'))
      .where('tenant_id', '=', actor.tenantId)
      .where('tag_id', '=', tagId)
      .executeTakeFirstOrThrow();
    return { members };
  });
}

export async function checkMembers(tx: Tx, actor: Actor, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  const rows = await tx
    .selectFrom('identity.member')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', [...memberIds])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  refuseFields(Object.fromEntries(memberIds.map((id, at) => [`add.${at}`, known.has(id) ? undefined : 'person_unknown'])), { prefix: '' });
}

/** A rule would put them back: the rule is what has to change. */
async function refuseKept(tx: Tx, actor: Actor, { groupId, remove }: { groupId: string; remove: readonly string[] }): Promise<void> {
  const rows = await tx
    .selectFrom('identity.member_in_group')
    .select('member_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('group_id', '=', groupId)
    .where('member_id', 'in', [...remove])
    .where('by_rule', '=', true)
    .execute();
  const kept = new Set(rows.map(({ member_id }) => member_id));
  if (kept.size === 0) return;
  const fields = remove.flatMap((id, at) => (kept.has(id) ? [[`remove.${at}`, 'kept_by_rule'] as const] : []));
  throw new Refusal('kept_by_rule', { fields: Object.fromEntries(fields) });
}
