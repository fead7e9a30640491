import type { TagDetail, TagForm, TagRow } from '@vitrine/contract/identity';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { cursorOf, mergeEdit, notFound, pageFrom, readCursor, type Actor, type Changes, type Was } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseText } from '../../tenancy/index.ts';
import { behind, canEdit, namedLike, Place, recordOnGroups, refuseNameless, type ListAsk, type Parts } from './edits.ts';

const subject = 'tag';

/** Tags in their order, a page by keyset. */
export async function listTags(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, search }: ListAsk,
): Promise<{ items: TagRow[]; next: string | null }> {
  const found = await db
    .read()
    .selectFrom('identity.tag as tag')
    .select(['tag.id', 'tag.name', 'tag.position'])
    .select((row) =>
      row
        .selectFrom('identity.member_tag as given')
        .whereRef('given.tenant_id', '=', 'tag.tenant_id')
        .whereRef('given.tag_id', '=', 'tag.id')
        .select(sql<number>`count(*)::int`.as('members'))
        .as('members'),
    )
    .where('tag.tenant_id', '=', actor.tenantId)
    .where(namedLike(sql.ref('tag.name'), search))
    .where(behind('tag', readCursor(after, Place)))
    .orderBy('tag.position')
    .orderBy('tag.id')
    .limit(limit + 1)
    .execute();
  const locale = matchLocale(actor.locale, locales);
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.position, row.id));
  return { items: rows.map(({ id, name, members }) => ({ id, name: textIn(parseText(name), locale), members: members ?? 0 })), next };
}

/** A tag as it is edited; courses and rules carry it by its id, so it is renamed and never removed. Refuses `not_found`. */
export async function getTag(db: Reader, actor: Actor, { tagId, lock = false }: { tagId: string; lock?: boolean }): Promise<TagDetail> {
  const row = await db
    .selectFrom('identity.tag')
    .select(['version', 'name'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', tagId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return { id: tagId, version: row.version, tag: { name: parseText(row.name) }, can: { ...canEdit(actor), remove: false } };
}

/** Adds a tag behind the others. Refuses `name_required`. */
export function createTag(parts: Parts, actor: Actor, form: TagForm): Promise<{ id: string }> {
  refuseNameless(form.name, { prefix: '' });
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    const last = await tx
      .selectFrom('identity.tag')
      .select(sql<number>`coalesce(max(position), -1)`.as('position'))
      .where('tenant_id', '=', actor.tenantId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('identity.tag')
      .values({ tenant_id: actor.tenantId, id, name: JSON.stringify(form.name), position: last.position + 1 })
      .execute();
    await recordOnGroups(parts, tx, actor, { subject, subjectId: id, what: 'tag.created', before: null, after: form });
    return { id };
  });
}

/** Saves a tag. Refuses `not_found`, `changed_meanwhile`, `name_required`. */
export function saveTag(
  parts: Parts,
  actor: Actor,
  { tagId, version, tag: now, was }: { tagId: string; version: number; tag: Changes<TagForm>; was?: Was },
): Promise<TagDetail> {
  return parts.db.transaction(async (tx) => {
    const before = await getTag(tx, actor, { tagId, lock: true });
    const tag = mergeEdit({ version: before.version, form: before.tag }, { version, now, was });
    refuseNameless(tag.name, { prefix: 'tag.' });
    await tx
      .updateTable('identity.tag')
      .set({ version: before.version + 1, name: JSON.stringify(tag.name) })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', tagId)
      .execute();
    await recordOnGroups(parts, tx, actor, { subject, subjectId: tagId, what: 'tag.saved', before: before.tag, after: tag });
    return getTag(tx, actor, { tagId });
  });
}
