import type { GroupLabelDetail, GroupLabelForm, GroupLabelRow } from '@vitrine/contract/identity';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { cursorOf, mergeEdit, notFound, pageFrom, readCursor, type Actor, type Changes, type Was } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseText } from '../../tenancy/index.ts';
import { behind, canEdit, namedLike, Place, recordOnGroups, refuseNameless, unlessInUse, type ListAsk, type Parts } from './edits.ts';

const subject = 'group_label';

/** Labels in their order, a page by keyset. */
export async function listGroupLabels(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, search }: ListAsk,
): Promise<{ items: GroupLabelRow[]; next: string | null }> {
  const found = await db
    .read()
    .selectFrom('identity.group_label as label')
    .select(['label.id', 'label.name', 'label.position'])
    .select((row) =>
      row
        .selectFrom('identity.member_group as g')
        .whereRef('g.tenant_id', '=', 'label.tenant_id')
        .whereRef('g.label_id', '=', 'label.id')
        .select(sql<number>`count(*)::int`.as('groups'))
        .as('groups'),
    )
    .where('label.tenant_id', '=', actor.tenantId)
    .where(namedLike(sql.ref('label.name'), search))
    .where(behind('label', readCursor(after, Place)))
    .orderBy('label.position')
    .orderBy('label.id')
    .limit(limit + 1)
    .execute();
  const locale = matchLocale(actor.locale, locales);
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.position, row.id));
  return { items: rows.map(({ id, name, groups }) => ({ id, name: textIn(parseText(name), locale), groups: groups ?? 0 })), next };
}

/** A label as it is edited. Refuses `not_found`. */
export async function getGroupLabel(
  db: Reader,
  actor: Actor,
  { labelId, lock = false }: { labelId: string; lock?: boolean },
): Promise<GroupLabelDetail> {
  const row = await db
    .selectFrom('identity.group_label')
    .select(['version', 'name'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', labelId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return { id: labelId, version: row.version, label: { name: parseText(row.name) }, can: canEdit(actor) };
}

/** Adds a label behind the others. Refuses `name_required`. */
export function createGroupLabel(parts: Parts, actor: Actor, form: GroupLabelForm): Promise<{ id: string }> {
  refuseNameless(form.name, { prefix: '' });
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    const last = await tx
      .selectFrom('identity.group_label')
      .select(sql<number>`coalesce(max(position), -1)`.as('position'))
      .where('tenant_id', '=', actor.tenantId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('identity.group_label')
      .values({ tenant_id: actor.tenantId, id, name: JSON.stringify(form.name), position: last.position + 1 })
      .execute();
    await recordOnGroups(parts, tx, actor, { subject, subjectId: id, what: 'group_label.created', before: null, after: form });
    return { id };
  });
}

/** Saves a label. Refuses `not_found`, `changed_meanwhile`, `name_required`. */
export function saveGroupLabel(
  parts: Parts,
  actor: Actor,
  { labelId, version, label: now, was }: { labelId: string; version: number; label: Changes<GroupLabelForm>; was?: Was },
): Promise<GroupLabelDetail> {
  return parts.db.transaction(async (tx) => {
    const before = await getGroupLabel(tx, actor, { labelId, lock: true });
    const label = mergeEdit({ version: before.version, form: before.label }, { version, now, was });
    refuseNameless(label.name, { prefix: 'label.' });
    await tx
      .updateTable('identity.group_label')
      .set({ version: before.version + 1, name: JSON.stringify(label.name) })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', labelId)
      .execute();
    const sides = { before: before.label, after: label };
    await recordOnGroups(parts, tx, actor, { subject, subjectId: labelId, what: 'group_label.saved', ...sides });
    return getGroupLabel(tx, actor, { labelId });
  });
}

/** Removes a label that no group has. Refuses `not_found`, `in_use`. */
export function removeGroupLabel(parts: Parts, actor: Actor, { labelId }: { labelId: string }): Promise<Record<string, never>> {
  return unlessInUse(() =>
    parts.db.transaction(async (tx) => {
      const before = await getGroupLabel(tx, actor, { labelId, lock: true });
      await tx.deleteFrom('identity.group_label').where('tenant_id', '=', actor.tenantId).where('id', '=', labelId).execute();
      await recordOnGroups(parts, tx, actor, {
        subject,
        subjectId: labelId,
        what: 'group_label.removed',
        before: before.label,
        after: null,
      });
      return {};
    }),
  );
}
