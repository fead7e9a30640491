import type { PodcastCategoryDetail, PodcastCategoryForm, PodcastCategoryRow } from '@vitrine/contract/podcasts';
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
import { recordOnPodcasts } from './record-on-podcasts.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
const Place = z.tuple([z.int(), z.uuid()]);

/** Categories in their order, with how many podcasts each has. */
export async function listPodcastCategoriesToKeep(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, search }: { after?: string | undefined; limit: number; search?: string | undefined },
): Promise<{ items: PodcastCategoryRow[]; next: string | null }> {
  const place = readCursor(after, Place);
  const words = `%${searchable(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await db
    .read()
    .selectFrom('podcasts.category as k')
    .select(['k.id', 'k.name', 'k.position'])
    .select((row) =>
      row
        .selectFrom('podcasts.podcast as i')
        .whereRef('i.tenant_id', '=', 'k.tenant_id')
        .whereRef('i.category_id', '=', 'k.id')
        .where('i.state', '<>', 'retired')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('podcasts'),
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
  return { items: rows.map(({ id, name, podcasts }) => ({ id, name: textIn(parseText(name), locale), podcasts: podcasts ?? 0 })), next };
}

/** A category as it is edited. Refuses `not_found`. */
export async function getPodcastCategory(
  db: Reader,
  actor: Actor,
  { categoryId, lock = false }: { categoryId: string; lock?: boolean },
): Promise<PodcastCategoryDetail> {
  const row = await db
    .selectFrom('podcasts.category')
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
export function createPodcastCategory(parts: Parts, actor: Actor, form: PodcastCategoryForm): Promise<{ id: string }> {
  refuseFields({ name: namelessness(form) }, { prefix: '' });
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    const last = await tx
      .selectFrom('podcasts.category')
      .select(sql<number>`coalesce(max(position), -1)`.as('position'))
      .where('tenant_id', '=', actor.tenantId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('podcasts.category')
      .values({ tenant_id: actor.tenantId, id, name: JSON.stringify(form.name), position: last.position + 1 })
      .execute();
    await recordOnPodcasts(parts, tx, actor, {
      subject: 'podcast_category',
      subjectId: id,
      what: 'podcast_category.created',
      before: null,
      after: form,
    });
    return { id };
  });
}

/** Saves a category. Refuses `not_found`, `changed_meanwhile`, `name_required`. */
export function savePodcastCategory(
  parts: Parts,
  actor: Actor,
  { categoryId, version, category: now, was }: { categoryId: string; version: number; category: Changes<PodcastCategoryForm>; was?: Was },
): Promise<PodcastCategoryDetail> {
  return parts.db.transaction(async (tx) => {
    const before = await getPodcastCategory(tx, actor, { categoryId, lock: true });
    const category = mergeEdit({ version: before.version, form: before.category }, { version, now, was });
    refuseFields({ name: namelessness(category) }, { prefix: 'category.' });
    await tx
      .updateTable('podcasts.category')
      .set({ version: before.version + 1, name: JSON.stringify(category.name) })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', categoryId)
      .execute();
    await recordOnPodcasts(parts, tx, actor, {
      subject: 'podcast_category',
      subjectId: categoryId,
      what: 'podcast_category.saved',
      before: before.category,
      after: category,
    });
    return getPodcastCategory(tx, actor, { categoryId });
  });
}

/** Removes a category that no podcast has, nor had when it was taken away. Refuses `not_found`, `in_use`. */
export async function removePodcastCategory(
  parts: Parts,
  actor: Actor,
  { categoryId }: { categoryId: string },
): Promise<Record<string, never>> {
  try {
    return await parts.db.transaction(async (tx) => {
      const before = await getPodcastCategory(tx, actor, { categoryId, lock: true });
      await tx.deleteFrom('podcasts.category').where('tenant_id', '=', actor.tenantId).where('id', '=', categoryId).execute();
      await recordOnPodcasts(parts, tx, actor, {
        subject: 'podcast_category',
        subjectId: categoryId,
        what: 'podcast_category.removed',
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

const namelessness = ({ name }: PodcastCategoryForm) => (Object.values(name).some(Boolean) ? undefined : 'name_required');
