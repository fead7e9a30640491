import type { LibraryCategoryDetail, LibraryCategoryForm, LibraryCategoryRow } from '@vitrine/contract/library';
import { locales, matchLocale, searchable, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import { codeOf, type Reader } from '../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  notFound,
  pageFrom,
  readCursor,
  Refusal,
  refuseFields,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../tenancy/index.ts';
import { recordOnLibrary } from './record-on-library.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
const Place = z.tuple([z.int(), z.uuid()]);

/** Categories in their order, with how many files on show each has. */
export async function listLibraryCategories(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, search }: { after?: string | undefined; limit: number; search?: string | undefined },
): Promise<{ items: LibraryCategoryRow[]; next: string | null }> {
  const place = readCursor(after, Place);
  const words = `%${searchable(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await db
    .read()
    .selectFrom('library.category as k')
    .select(['k.id', 'k.name', 'k.position'])
    .select((row) =>
      row
        .selectFrom('library.item as i')
        .whereRef('i.tenant_id', '=', 'k.tenant_id')
        .whereRef('i.category_id', '=', 'k.id')
        .where('i.retired_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .as('files'),
    )
    .where('k.tenant_id', '=', actor.tenantId)
    .where(
      sql<boolean>`exists (select from jsonb_each_text(k.name) as spoken where translate(lower(spoken.value), 'áàâãäçéèêëíìîïñóòôõöúùûü', 'aaaaaceeeeiiiinooooouuuu') like ${words})`,
    )
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(k.position, k.id) > (${place?.[0]}::int, ${place?.[1]}::uuid)`))
    .orderBy('k.position')
    .orderBy('k.id')
    .limit(limit + 1)
    .execute();
  const locale = matchLocale(actor.locale, locales);
  const { rows, next } = pageFrom(found, limit, (last) => cursorOf(last.position, last.id));
  return { items: rows.map(({ id, name, files }) => ({ id, name: textIn(parseText(name), locale), files: files ?? 0 })), next };
}

/** A category as it is edited. Refuses `not_found`. */
export async function getLibraryCategory(
  db: Reader,
  actor: Actor,
  { categoryId, lock = false }: { categoryId: string; lock?: boolean },
): Promise<LibraryCategoryDetail> {
  const row = await db
    .selectFrom('library.category')
    .select(['version', 'name'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', categoryId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  const mayWrite = actor.permissions.has('content.write');
  return { id: categoryId, version: row.version, category: { name: parseText(row.name) }, can: { save: mayWrite, remove: mayWrite } };
}

/** Adds a category behind the others. Refuses `name_required`. */
export function createLibraryCategory(parts: Parts, actor: Actor, form: LibraryCategoryForm): Promise<{ id: string }> {
  refuseFields({ name: namelessness(form) }, { prefix: '' });
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    const last = await tx
      .selectFrom('library.category')
      .select(sql<number>`coalesce(max(position), -1)`.as('position'))
      .where('tenant_id', '=', actor.tenantId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('library.category')
      .values({ tenant_id: actor.tenantId, id, name: JSON.stringify(form.name), position: last.position + 1 })
      .execute();
    await recordOnLibrary(parts, tx, actor, {
      subject: 'library_category',
      subjectId: id,
      what: 'library_category.created',
      before: null,
      after: form,
    });
    return { id };
  });
}

/** Saves a category. Refuses `not_found`, `changed_meanwhile`, `name_required`. */
export function saveLibraryCategory(
  parts: Parts,
  actor: Actor,
  { categoryId, version, category: now, was }: { categoryId: string; version: number; category: Changes<LibraryCategoryForm>; was?: Was },
): Promise<LibraryCategoryDetail> {
  return parts.db.transaction(async (tx) => {
    const before = await getLibraryCategory(tx, actor, { categoryId, lock: true });
    const category = mergeEdit({ version: before.version, form: before.category }, { version, now, was });
    refuseFields({ name: namelessness(category) }, { prefix: 'category.' });
    await tx
      .updateTable('library.category')
      .set({ version: before.version + 1, name: JSON.stringify(category.name) })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', categoryId)
      .execute();
    await recordOnLibrary(parts, tx, actor, {
      subject: 'library_category',
      subjectId: categoryId,
      what: 'library_category.saved',
      before: before.category,
      after: category,
    });
    return getLibraryCategory(tx, actor, { categoryId });
  });
}

/** Removes a category that no file has, nor had when it was taken away. Refuses `not_found`, `in_use`. */
export async function removeLibraryCategory(
  parts: Parts,
  actor: Actor,
  { categoryId }: { categoryId: string },
): Promise<Record<string, never>> {
  try {
    return await parts.db.transaction(async (tx) => {
      const before = await getLibraryCategory(tx, actor, { categoryId, lock: true });
      await tx.deleteFrom('library.category').where('tenant_id', '=', actor.tenantId).where('id', '=', categoryId).execute();
      await recordOnLibrary(parts, tx, actor, {
        subject: 'library_category',
        subjectId: categoryId,
        what: 'library_category.removed',
        before: before.category,
        after: null,
      });
      return {};
    });
  } catch (fault) {
    if (codeOf(fault) === '23503') throw new Refusal('in_use');
    throw fault;
  }
}

const namelessness = ({ name }: LibraryCategoryForm) => (Object.values(name).some(Boolean) ? undefined : 'name_required');
