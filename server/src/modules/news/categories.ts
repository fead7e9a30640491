import type { NewsCategoryDetail, NewsCategoryForm, NewsCategoryRow } from '@vitrine/contract/news';
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
import { recordOnNews } from './record-on-news.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
const Place = z.tuple([z.int(), z.uuid()]);

/** Categories in their order, with how many pieces of news each has. */
export async function listNewsCategoriesToKeep(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, search }: { after?: string | undefined; limit: number; search?: string | undefined },
): Promise<{ items: NewsCategoryRow[]; next: string | null }> {
  const place = readCursor(after, Place);
  const words = `%${searchable(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await db
    .read()
    .selectFrom('news.category as k')
    .select(['k.id', 'k.name', 'k.position'])
    .select((row) =>
      row
        .selectFrom('news.article as i')
        .whereRef('i.tenant_id', '=', 'k.tenant_id')
        .whereRef('i.category_id', '=', 'k.id')
        .where('i.state', '<>', 'retired')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('news'),
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
  return { items: rows.map(({ id, name, news }) => ({ id, name: textIn(parseText(name), locale), news: news ?? 0 })), next };
}

/** A category as it is edited. Refuses `not_found`. */
export async function getNewsCategory(
  db: Reader,
  actor: Actor,
  { categoryId, lock = false }: { categoryId: string; lock?: boolean },
): Promise<NewsCategoryDetail> {
  const row = await db
    .selectFrom('news.category')
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
export function createNewsCategory(parts: Parts, actor: Actor, form: NewsCategoryForm): Promise<{ id: string }> {
  refuseFields({ name: namelessness(form) }, { prefix: '' });
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    const last = await tx
      .selectFrom('news.category')
      .select(sql<number>`coalesce(max(position), -1)`.as('position'))
      .where('tenant_id', '=', actor.tenantId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('news.category')
      .values({ tenant_id: actor.tenantId, id, name: JSON.stringify(form.name), position: last.position + 1 })
      .execute();
    await recordOnNews(parts, tx, actor, {
      subject: 'news_category',
      subjectId: id,
      what: 'news_category.created',
      before: null,
      after: form,
    });
    return { id };
  });
}

/** Saves a category. Refuses `not_found`, `changed_meanwhile`, `name_required`. */
export function saveNewsCategory(
  parts: Parts,
  actor: Actor,
  { categoryId, version, category: now, was }: { categoryId: string; version: number; category: Changes<NewsCategoryForm>; was?: Was },
): Promise<NewsCategoryDetail> {
  return parts.db.transaction(async (tx) => {
    const before = await getNewsCategory(tx, actor, { categoryId, lock: true });
    const category = mergeEdit({ version: before.version, form: before.category }, { version, now, was });
    refuseFields({ name: namelessness(category) }, { prefix: 'category.' });
    await tx
      .updateTable('news.category')
      .set({ version: before.version + 1, name: JSON.stringify(category.name) })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', categoryId)
      .execute();
    await recordOnNews(parts, tx, actor, {
      subject: 'news_category',
      subjectId: categoryId,
      what: 'news_category.saved',
      before: before.category,
      after: category,
    });
    return getNewsCategory(tx, actor, { categoryId });
  });
}

/** Removes a category that no news have, nor had when they were taken away. Refuses `not_found`, `in_use`. */
export async function removeNewsCategory(
  parts: Parts,
  actor: Actor,
  { categoryId }: { categoryId: string },
): Promise<Record<string, never>> {
  try {
    return await parts.db.transaction(async (tx) => {
      const before = await getNewsCategory(tx, actor, { categoryId, lock: true });
      await tx.deleteFrom('news.category').where('tenant_id', '=', actor.tenantId).where('id', '=', categoryId).execute();
      await recordOnNews(parts, tx, actor, {
        subject: 'news_category',
        subjectId: categoryId,
        what: 'news_category.removed',
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

const namelessness = ({ name }: NewsCategoryForm) => (Object.values(name).some(Boolean) ? undefined : 'name_required');
