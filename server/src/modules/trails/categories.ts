import type { TrailCategoryDetail, TrailCategoryForm, TrailCategoryRow } from '@vitrine/contract/trails';
import { searchable } from '@vitrine/domain/catalog';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
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
import { recordOnCategory } from './record-on-trail.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
const Place = z.tuple([z.int(), z.uuid()]);

/** Categories in their order, with how many trails each has by its draft. */
export async function listTrailCategories(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, search }: { after?: string | undefined; limit: number; search?: string | undefined },
): Promise<{ items: TrailCategoryRow[]; next: string | null }> {
  const place = readCursor(after, Place);
  const words = `%${searchable(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await db
    .read()
    .selectFrom('trails.category as k')
    .select(['k.id', 'k.name', 'k.position'])
    .select((row) =>
      row
        .selectFrom('trails.trail_version as v')
        .innerJoin('trails.trail as t', (join) => join.onRef('t.tenant_id', '=', 'v.tenant_id').onRef('t.draft_id', '=', 'v.id'))
        .whereRef('v.tenant_id', '=', 'k.tenant_id')
        .whereRef('v.category_id', '=', 'k.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('trails'),
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
  return { items: rows.map(({ id, name, trails }) => ({ id, name: textIn(parseText(name), locale), trails: trails ?? 0 })), next };
}

/** A category as it is edited. Refuses `not_found`. */
export async function getTrailCategory(
  db: Reader,
  actor: Actor,
  { categoryId, lock = false }: { categoryId: string; lock?: boolean },
): Promise<TrailCategoryDetail> {
  const row = await db
    .selectFrom('trails.category')
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
export function createTrailCategory(parts: Parts, actor: Actor, form: TrailCategoryForm): Promise<{ id: string }> {
  refuseFields({ name: namelessness(form) }, { prefix: '' });
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    const last = await tx
      .selectFrom('trails.category')
      .select(sql<number>`coalesce(max(position), -1)`.as('position'))
      .where('tenant_id', '=', actor.tenantId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('trails.category')
      .values({ tenant_id: actor.tenantId, id, name: JSON.stringify(form.name), position: last.position + 1 })
      .execute();
    await recordOnCategory(parts, tx, actor, { categoryId: id, what: 'trail_category.created', before: null, after: form });
    return { id };
  });
}

/** Saves a category. Refuses `not_found`, `changed_meanwhile`, `name_required`. */
export function saveTrailCategory(
  parts: Parts,
  actor: Actor,
  { categoryId, version, category: now, was }: { categoryId: string; version: number; category: Changes<TrailCategoryForm>; was?: Was },
): Promise<TrailCategoryDetail> {
  return parts.db.transaction(async (tx) => {
    const before = await getTrailCategory(tx, actor, { categoryId, lock: true });
    const category = mergeEdit({ version: before.version, form: before.category }, { version, now, was });
    refuseFields({ name: namelessness(category) }, { prefix: 'category.' });
    await tx
      .updateTable('trails.category')
      .set({ version: before.version + 1, name: JSON.stringify(category.name) })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', categoryId)
      .execute();
    await recordOnCategory(parts, tx, actor, { categoryId, what: 'trail_category.saved', before: before.category, after: category });
    return getTrailCategory(tx, actor, { categoryId });
  });
}

/** Removes a category that no trail has, nor had in a version that members may be in. Refuses `not_found`, `in_use`. */
export async function removeTrailCategory(
  parts: Parts,
  actor: Actor,
  { categoryId }: { categoryId: string },
): Promise<Record<string, never>> {
  try {
    return await parts.db.transaction(async (tx) => {
      const before = await getTrailCategory(tx, actor, { categoryId, lock: true });
      await tx.deleteFrom('trails.category').where('tenant_id', '=', actor.tenantId).where('id', '=', categoryId).execute();
      await recordOnCategory(parts, tx, actor, { categoryId, what: 'trail_category.removed', before: before.category, after: null });
      return {};
    });
  } catch (fault) {
    if (codeOf(fault) === '23503') throw new Refusal('in_use');
    throw fault;
  }
}

/** The categories of published trails, and whether one of those has none: what the catalog can be narrowed to (L3). */
export async function categoriesInCatalog(
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'locale'>,
): Promise<{ categories: { id: string; name: string }[]; hasNone: boolean }> {
  const shelved = db
    .selectFrom('trails.trail as t')
    .innerJoin('trails.trail_version as v', (join) => join.onRef('v.tenant_id', '=', 't.tenant_id').onRef('v.id', '=', 't.published_id'))
    .where('t.tenant_id', '=', actor.tenantId)
    .where('t.state', '=', 'published');
  const [rows, none] = await Promise.all([
    db
      .selectFrom('trails.category as k')
      .select(['k.id', 'k.name'])
      .where('k.tenant_id', '=', actor.tenantId)
      .where('k.id', 'in', shelved.select('v.category_id'))
      .orderBy('k.position')
      .orderBy('k.id')
      .execute(),
    shelved.where('v.category_id', 'is', null).select('t.id').limit(1).executeTakeFirst(),
  ]);
  const locale = matchLocale(actor.locale, locales);
  return { categories: rows.map(({ id, name }) => ({ id, name: textIn(parseText(name), locale) })), hasNone: none !== undefined };
}

const namelessness = ({ name }: TrailCategoryForm) => (Object.values(name).some(Boolean) ? undefined : 'name_required');
