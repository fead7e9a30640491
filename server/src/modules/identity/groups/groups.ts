import type { GroupDetail, GroupForm, GroupRow } from '@vitrine/contract/identity';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  notFound,
  pageFrom,
  readCursor,
  refuseFields,
  type Actor,
  type Changes,
  type Was,
} from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseText } from '../../tenancy/index.ts';
import { behind, canEdit, namedLike, Place, recordOnGroups, refuseNameless, unlessInUse, type ListAsk, type Parts } from './edits.ts';
import { ruleOf } from './rules.ts';

const subject = 'group';

/** Groups in their order with their label, a page by keyset. */
export async function listGroups(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, search }: ListAsk,
): Promise<{ items: GroupRow[]; next: string | null }> {
  const found = await db
    .read()
    .selectFrom('identity.member_group as g')
    .leftJoin('identity.group_label as label', (join) =>
      join.onRef('label.tenant_id', '=', 'g.tenant_id').onRef('label.id', '=', 'g.label_id'),
    )
    .select(['g.id', 'g.name', 'g.position', 'label.name as label'])
    .select(sql<boolean>`g.rule is not null`.as('has_rule'))
    .select((row) =>
      row
        .selectFrom('identity.member_in_group as i')
        .whereRef('i.tenant_id', '=', 'g.tenant_id')
        .whereRef('i.group_id', '=', 'g.id')
        .select(sql<number>`count(*)::int`.as('members'))
        .as('members'),
    )
    .where('g.tenant_id', '=', actor.tenantId)
    .where(namedLike(sql.ref('g.name'), search))
    .where(behind('g', readCursor(after, Place)))
    .orderBy('g.position')
    .orderBy('g.id')
    .limit(limit + 1)
    .execute();
  const locale = matchLocale(actor.locale, locales);
  const name = (text: unknown) => textIn(parseText(text ?? {}), locale);
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.position, row.id));
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: name(row.name),
      label: name(row.label),
      members: row.members ?? 0,
      hasRule: row.has_rule,
    })),
    next,
  };
}

/** A group as it is edited, with its rule. Refuses `not_found`. */
export async function getGroup(
  db: Reader,
  actor: Actor,
  { groupId, lock = false }: { groupId: string; lock?: boolean },
): Promise<GroupDetail> {
  const row = await db
    .selectFrom('identity.member_group')
    .select(['version', 'name', 'label_id', 'rule'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', groupId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  const members = await db
    .selectFrom('identity.member_in_group')
    .select([
      sql<number>`(count(*) filter (where not by_rule))::int`.as('byHand'),
      sql<number>`(count(*) filter (where by_rule))::int`.as('byRule'),
    ])
    .where('tenant_id', '=', actor.tenantId)
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return {
    id: groupId,
    version: row.version,
    group: { name: parseText(row.name), labelId: row.label_id },
    rule: ruleOf(row.rule),
    members,
    can: canEdit(actor),
  };
}

/** Adds a group behind the others. Refuses at its fields `name_required`, `label_unknown`. */
export function createGroup(parts: Parts, actor: Actor, form: GroupForm): Promise<{ id: string }> {
  refuseNameless(form.name, { prefix: '' });
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    await checkLabel(tx, actor, { form, prefix: '' });
    const last = await tx
      .selectFrom('identity.member_group')
      .select(sql<number>`coalesce(max(position), -1)`.as('position'))
      .where('tenant_id', '=', actor.tenantId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('identity.member_group')
      .values({
        tenant_id: actor.tenantId,
        id,
        name: JSON.stringify(form.name),
        label_id: form.labelId,
        position: last.position + 1,
      })
      .execute();
    await recordOnGroups(parts, tx, actor, { subject, subjectId: id, what: 'group.created', before: null, after: form });
    return { id };
  });
}

/** Saves a group's name and label. Refuses `not_found`, `changed_meanwhile`, and what creating refuses. */
export function saveGroup(
  parts: Parts,
  actor: Actor,
  { groupId, version, group: now, was }: { groupId: string; version: number; group: Changes<GroupForm>; was?: Was },
): Promise<GroupDetail> {
  return parts.db.transaction(async (tx) => {
    const before = await getGroup(tx, actor, { groupId, lock: true });
    const group = mergeEdit({ version: before.version, form: before.group }, { version, now, was });
    refuseNameless(group.name, { prefix: 'group.' });
    await checkLabel(tx, actor, { form: group, prefix: 'group.' });
    await tx
      .updateTable('identity.member_group')
      .set({ version: before.version + 1, name: JSON.stringify(group.name), label_id: group.labelId })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', groupId)
      .execute();
    await recordOnGroups(parts, tx, actor, { subject, subjectId: groupId, what: 'group.saved', before: before.group, after: group });
    return getGroup(tx, actor, { groupId });
  });
}

/** Removes a group that no course names; whoever was in it is in it no longer. Refuses `not_found`, `in_use`. */
export function removeGroup(parts: Parts, actor: Actor, { groupId }: { groupId: string }): Promise<Record<string, never>> {
  return unlessInUse(() =>
    parts.db.transaction(async (tx) => {
      const { group, rule, members } = await getGroup(tx, actor, { groupId, lock: true });
      await tx.deleteFrom('identity.member_in_group').where('tenant_id', '=', actor.tenantId).where('group_id', '=', groupId).execute();
      await tx.deleteFrom('identity.member_group').where('tenant_id', '=', actor.tenantId).where('id', '=', groupId).execute();
      const before = { ...group, rule, members };
      await recordOnGroups(parts, tx, actor, { subject, subjectId: groupId, what: 'group.removed', before, after: null });
      return {};
    }),
  );
}

async function checkLabel(tx: Tx, actor: Actor, { form, prefix }: { form: GroupForm; prefix: string }): Promise<void> {
  if (form.labelId === null) return;
  const found = await tx
    .selectFrom('identity.group_label')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', form.labelId)
    .forShare()
    .executeTakeFirst();
  refuseFields({ labelId: found ? undefined : 'label_unknown' }, { prefix });
}
