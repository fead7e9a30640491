import type { PackageToFollow } from '@vitrine/contract/learning';
import { searchable } from '@vitrine/domain/catalog';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import { parseText } from '../../activities/index.ts';
import { inLanguage } from '../../assessment/index.ts';

const Place = z.tuple([z.iso.datetime(), z.uuid(), z.coerce.number()]);
type Ask = { search?: string | undefined; after?: string | undefined; limit: number };

/** Packages of the courses that are published, newest course first. */
export async function listPackages(db: Reader, actor: Actor, ask: Ask): Promise<{ items: PackageToFollow[]; next: string | null }> {
  const place = readCursor(ask.after, Place);
  const words = searchable(ask.search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`);
  const found = await db
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .innerJoin('catalog.version_activity as a', (join) => join.onRef('a.tenant_id', '=', 'v.tenant_id').onRef('a.version_id', '=', 'v.id'))
    .innerJoin('activities.activity as k', (join) => join.onRef('k.tenant_id', '=', 'a.tenant_id').onRef('k.id', '=', 'a.activity_id'))
    .innerJoin('activities.revision as r', (join) => join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.revision_id'))
    .select(['k.id', 'c.id as course_id', 'c.published_at', 'a.hierarchy_order', 'v.title as course', 'r.title'])
    .select((row) =>
      row
        .selectFrom('learning.enrolment as e')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('e.tenant_id', '=', 'c.tenant_id')
        .whereRef('e.course_id', '=', 'c.id')
        .as('people'),
    )
    .select((row) =>
      row
        .selectFrom('learning.enrolment as e')
        .innerJoin('learning.progress as p', (join) => join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.enrolment_id', '=', 'e.id'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('e.tenant_id', '=', 'c.tenant_id')
        .whereRef('e.course_id', '=', 'c.id')
        .whereRef('p.activity_id', '=', 'k.id')
        .where('p.state', '=', 'completed')
        .as('completed'),
    )
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.state', '=', 'published')
    .where('k.kind', '=', 'scorm')
    .$if(words !== '', (query) => query.where('v.search_text', 'like', `%${words}%`))
    .$if(place !== undefined, (query) =>
      query.where(
        sql<boolean>`(c.published_at, c.id, -a.hierarchy_order) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid, ${-(place?.[2] ?? 0)}::int)`,
      ),
    )
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .orderBy('a.hierarchy_order')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.published_at, row.course_id, String(row.hierarchy_order)));
  const say = inLanguage(actor.locale);
  return {
    items: rows.map(({ id, course_id: courseId, people, completed, course, title }) => ({
      id,
      courseId,
      title: say(parseText(title)),
      course: say(parseText(course)),
      people: people ?? 0,
      completed: completed ?? 0,
    })),
    next,
  };
}
