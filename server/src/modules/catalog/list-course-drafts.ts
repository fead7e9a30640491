import type { CourseRow } from '@vitrine/contract/catalog';
import { courseScenes, courseStates, searchable, type CourseState } from '@vitrine/domain/catalog';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { foundBy, rowCount, wholeCount, type Reader } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../activities/index.ts';
import { known } from './course-rows.ts';

type Ask = { after?: string | undefined; limit: number; search?: string | undefined; state?: CourseState | undefined };
type Place = { updatedAt: string; id: string };

/** Courses of the client in every state, the newest change first, a page by keyset. */
export async function listCourseDrafts(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  ask: Ask,
): Promise<{ items: CourseRow[]; next: string | null }> {
  const place = ask.after === undefined ? undefined : parsePlace(ask.after);
  const rows = await coursesMeant(db.read(), actor, ask)
    .leftJoin('catalog.course_version as published', (join) =>
      join.onRef('published.tenant_id', '=', 'course.tenant_id').onRef('published.id', '=', 'course.published_id'),
    )
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(course.updated_at, course.id) < (${place?.updatedAt}::timestamptz, ${place?.id}::uuid)`),
    )
    .select(['course.id', 'course.state', 'course.has_changes', 'course.updated_at', 'draft.title', 'draft.scene', 'published.number'])
    .select((row) =>
      row
        .selectFrom('catalog.version_activity as place')
        .whereRef('place.tenant_id', '=', 'course.tenant_id')
        .whereRef('place.version_id', '=', 'course.draft_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('activities'),
    )
    .orderBy('course.updated_at', 'desc')
    .orderBy('course.id', 'desc')
    .limit(ask.limit + 1)
    .execute();
  const items = rows.slice(0, ask.limit).map((row) => ({
    id: row.id,
    title: textIn(parseText(row.title), matchLocale(actor.locale, locales)),
    scene: known(courseScenes, row.scene),
    state: known(courseStates, row.state),
    hasChanges: row.has_changes,
    activities: row.activities ?? 0,
    versionNumber: row.number,
    updatedAt: row.updated_at,
  }));
  const last = items.at(-1);
  return { items, next: rows.length > ask.limit && last ? `${last.updatedAt}~${last.id}` : null };
}

/** How many courses those filters find. */
export const countCourseDrafts = ({ db }: Pick<Platform, 'db'>, actor: Actor, ask: Omit<Ask, 'after' | 'limit'>) =>
  coursesMeant(db.read(), actor, ask).select(rowCount).executeTakeFirstOrThrow().then(wholeCount);

/** The courses that the filters of a list find, each with its draft. */
function coursesMeant(db: Reader, actor: Actor, { search, state }: Omit<Ask, 'after' | 'limit'>) {
  const words = search ? searchable(search) : '';
  return db
    .selectFrom('catalog.course as course')
    .innerJoin('catalog.course_version as draft', (join) =>
      join.onRef('draft.tenant_id', '=', 'course.tenant_id').onRef('draft.id', '=', 'course.draft_id'),
    )
    .where('course.tenant_id', '=', actor.tenantId)
    .$if(state !== undefined, (query) => query.where('course.state', '=', state ?? ''))
    .$if(words !== '', (query) => query.where(foundBy(sql.ref('draft.search_text'), words)));
}

/** The place after which a page begins; refuses what this list never handed out. */
function parsePlace(after: string): Place {
  const [, updatedAt, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~([0-9a-f-]{36})$/.exec(after) ?? [];
  if (!updatedAt || !id || Number.isNaN(Date.parse(updatedAt))) throw new Refusal('invalid_request', { fields: { after: 'invalid' } });
  return { updatedAt, id };
}
