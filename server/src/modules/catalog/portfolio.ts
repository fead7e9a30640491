import type { InPortfolio, PortfolioCard, PortfolioCourse } from '@vitrine/contract/catalog';
import { courseScenes, courseSlug, searchable } from '@vitrine/domain/catalog';
import { locales, matchLocale, textIn, type Locale } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { showToAnybody } from '../../platform/storage/index.ts';
import { parseText } from '../activities/index.ts';
import { clientsWithModule } from '../tenancy/index.ts';
import type { CatalogParts } from './edit-draft.ts';
import { known } from './course-rows.ts';
import { activitiesOfVersion, getCourse, lockCourse } from './queries.ts';
import { recordOnCourse } from './record-on-course.ts';

type Parts = Pick<Platform, 'db' | 'storage'>;
type Asked = { siteId: string; locale?: string | undefined };
const Place = z.tuple([z.iso.datetime(), z.uuid()]);

/**
 * What a site shows to anybody (EXP-05): published courses that their clients put there, that are for everybody, of clients with a portfolio.
 * Newest publication first, a page by keyset.
 */
export async function listPortfolio(
  { db, storage }: Parts,
  { siteId, locale: asked, search = '', after, limit }: Asked & { search?: string | undefined; after?: string | undefined; limit: number },
): Promise<{ items: PortfolioCard[]; next: string | null }> {
  const clients = await clientsWithModule(db.read(), { siteId, module: 'portfolio' });
  if (clients.length === 0) return { items: [], next: null };
  const place = readCursor(after, Place);
  const words = searchable(search).replaceAll(/[\\%_]/g, String.raw`\$&`);
  const rows = await shown(
    db.read(),
    clients.map(({ id }) => id),
  )
    .$if(words !== '', (query) => query.where('v.search_text', 'like', `%${words}%`))
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(c.published_at, c.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = pageFrom(rows, limit, (last) => cursorOf(last.published_at, last.id));
  const locale = matchLocale(asked, locales);
  const nameOf = new Map(clients.map(({ id, name }) => [id, name]));
  return {
    items: page.rows.map((row) => cardOf({ storage }, { ...row, client: nameOf.get(row.tenant_id) ?? '' }, locale)),
    next: page.next,
  };
}

/** Every course of it, for engines: what its address is made of, and when it was published; at most so many as one sitemap may hold. */
export async function coursesForEngines(
  { db }: Pick<Parts, 'db'>,
  { siteId }: Pick<Asked, 'siteId'>,
): Promise<{ hasPortfolio: boolean; courses: { slug: string; publishedAt: string }[] }> {
  const clients = await clientsWithModule(db.read(), { siteId, module: 'portfolio' });
  if (clients.length === 0) return { hasPortfolio: false, courses: [] };
  const rows = await shown(
    db.read(),
    clients.map(({ id }) => id),
  )
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(mostInSitemap)
    .execute();
  const courses = rows.map(({ id, title, published_at }) => ({
    slug: courseSlug({ title: textIn(parseText(title), locales[0]), id }),
    publishedAt: published_at ?? '',
  }));
  return { hasPortfolio: true, courses };
}
const mostInSitemap = 49_999;

/** One course of the portfolio, with the names of its activities and nothing of their content. Refuses `not_found` for whatever does not stand there. */
export async function getPortfolioCourse(
  { db, storage }: Parts,
  { siteId, locale: asked, courseId }: Asked & { courseId: string },
): Promise<PortfolioCourse> {
  const clients = await clientsWithModule(db.read(), { siteId, module: 'portfolio' });
  if (clients.length === 0) throw notFound();
  const row = await shown(
    db.read(),
    clients.map(({ id }) => id),
  )
    .where('c.id', '=', courseId)
    .innerJoin('tenancy.tenant as t', 't.id', 'c.tenant_id')
    .select('t.theme')
    .executeTakeFirst();
  if (!row) throw notFound();
  const locale = matchLocale(asked, locales);
  const activities = await activitiesOfVersion(db.read(), { tenantId: row.tenant_id }, row.version_id);
  return {
    ...cardOf({ storage }, { ...row, client: clients.find(({ id }) => id === row.tenant_id)?.name ?? '' }, locale),
    description: textIn(parseText(row.description), locale),
    theme: row.theme,
    contents: activities.map(({ hierarchyOrder, kind, title }) => ({
      hierarchy_order: hierarchyOrder,
      kind,
      title: textIn(title, locale),
    })),
  };
}

/** Whether a course stands in the portfolio. Refuses `not_found`. */
export async function getInPortfolio({ db }: Pick<Platform, 'db'>, actor: Actor, { courseId }: { courseId: string }): Promise<InPortfolio> {
  await getCourse(db.read(), actor, courseId);
  return status(db.read(), actor, courseId);
}

/** Puts a course into the portfolio or takes it out, at once; its picture follows. Refuses `not_found`. */
export function setInPortfolio(
  parts: CatalogParts,
  actor: Actor,
  { courseId, isShown }: { courseId: string; isShown: boolean },
): Promise<InPortfolio> {
  return parts.db.transaction(async (tx) => {
    await lockCourse(tx, actor, courseId);
    const before = await status(tx, actor, courseId);
    if (before.isShown === isShown) return before;
    await tx
      .updateTable('catalog.course')
      .set({ in_portfolio: isShown })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', courseId)
      .execute();
    await showPicture(tx, actor, courseId);
    const what = isShown ? 'course.into_portfolio' : 'course.out_of_portfolio';
    await recordOnCourse(parts, tx, actor, { courseId, what, before: null, after: null });
    return { ...before, isShown };
  });
}

/** Anybody may see the picture of a course that stands in the portfolio; asked again with each publication. */
export async function showPicture(tx: Tx, actor: Pick<Actor, 'tenantId'>, courseId: string): Promise<void> {
  const row = await tx
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .select('v.image_file_id')
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.id', '=', courseId)
    .executeTakeFirst();
  const fileId = row?.image_file_id;
  if (!fileId) return;
  // A copy has the same picture: it stays open as long as one of the courses is.
  const open = await tx
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .select('c.id')
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.in_portfolio', '=', true)
    .where('v.image_file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  await showToAnybody(tx, { tenantId: actor.tenantId, fileId, room: 'catalog', isPublic: open !== undefined });
}

async function status(db: Reader, actor: Actor, courseId: string): Promise<InPortfolio> {
  const row = await db
    .selectFrom('catalog.course as c')
    .select('c.in_portfolio')
    .select(({ not, exists }) => not(exists(audienceRows(db))).as('isOpenToAll'))
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.id', '=', courseId)
    .executeTakeFirstOrThrow();
  return { isShown: row.in_portfolio, isOpenToAll: Boolean(row.isOpenToAll) };
}

/** Whom the course of the outer statement is for; none is everybody. */
const audienceRows = (db: Reader) =>
  db
    .selectFrom('catalog.course_audience as a')
    .whereRef('a.tenant_id', '=', sql.ref('c.tenant_id'))
    .whereRef('a.course_id', '=', sql.ref('c.id'))
    .select('a.id');

const shown = (db: Reader, tenantIds: readonly string[]) =>
  db
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .where('c.tenant_id', 'in', tenantIds)
    .where('c.in_portfolio', '=', true)
    .where('c.state', '=', 'published')
    .where(({ not, exists }) => not(exists(audienceRows(db))))
    .select(['c.tenant_id', 'c.id', 'c.published_at', 'v.id as version_id', 'v.title', 'v.summary', 'v.description', 'v.scene'])
    .select(['v.workload_minutes', 'v.image_file_id'])
    .select((row) =>
      row
        .selectFrom('catalog.version_activity as place')
        .whereRef('place.tenant_id', '=', 'c.tenant_id')
        .whereRef('place.version_id', '=', 'v.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('activities'),
    );

type Shown = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number] & { client: string };

function cardOf({ storage }: Pick<Platform, 'storage'>, row: Shown, locale: Locale): PortfolioCard {
  const title = textIn(parseText(row.title), locale);
  return {
    id: row.id,
    slug: courseSlug({ title, id: row.id }),
    title,
    summary: textIn(parseText(row.summary), locale),
    scene: known(courseScenes, row.scene),
    image: row.image_file_id ? storage.publicPath({ id: row.image_file_id, name: 'capa.webp' }) : null,
    workloadMinutes: row.workload_minutes,
    activities: row.activities ?? 0,
    client: row.client,
  };
}
