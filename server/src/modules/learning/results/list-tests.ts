import type { TestToFollow } from '@vitrine/contract/learning';
import { kindFacts, activityKinds } from '@vitrine/domain/activities';
import { testKinds } from '@vitrine/domain/assessment';
import { searchable } from '@vitrine/domain/catalog';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseText } from '../../activities/index.ts';
import { inLanguage } from '../../assessment/index.ts';

const Place = z.tuple([z.iso.datetime(), z.uuid(), z.coerce.number()]);
const kindsWithAttempts = activityKinds.filter((kind) => kindFacts[kind].hasAttempts);

/** Tests of the courses that are published, newest course first, with how many people passed and how many wait for a grade. */
export async function listTests(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  ask: { search?: string | undefined; after?: string | undefined; limit: number },
): Promise<{ items: TestToFollow[]; next: string | null }> {
  const place = readCursor(ask.after, Place);
  const words = searchable(ask.search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`);
  const found = await db
    .read()
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .innerJoin('catalog.version_activity as a', (join) => join.onRef('a.tenant_id', '=', 'v.tenant_id').onRef('a.version_id', '=', 'v.id'))
    .innerJoin('activities.activity as k', (join) => join.onRef('k.tenant_id', '=', 'a.tenant_id').onRef('k.id', '=', 'a.activity_id'))
    .innerJoin('activities.revision as r', (join) => join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.revision_id'))
    .innerJoin('assessment.test_version as t', (join) =>
      join.onRef('t.tenant_id', '=', 'r.tenant_id').on(sql<boolean>`t.id = (r.content ->> 'testVersionId')::uuid`),
    )
    .select(['k.id', 'k.kind', 'c.id as course_id', 'c.published_at', 'a.hierarchy_order', 'v.title as course', 'r.title'])
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
        .selectFrom('assessment.attempt as x')
        .select(sql<number>`count(distinct x.member_id)::int`.as('count'))
        .whereRef('x.tenant_id', '=', 't.tenant_id')
        .whereRef('x.test_id', '=', 't.test_id')
        .where('x.is_passed', '=', true)
        .as('passed'),
    )
    .select((row) =>
      row
        .selectFrom('assessment.attempt as x')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('x.tenant_id', '=', 't.tenant_id')
        .whereRef('x.test_id', '=', 't.test_id')
        .where('x.state', '=', 'awaiting_grade')
        .as('awaiting'),
    )
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.state', '=', 'published')
    .where('k.kind', 'in', kindsWithAttempts)
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
    items: rows.flatMap((row) => {
      const kind = testKinds.find((one) => one === row.kind);
      if (!kind) return [];
      const { id, course_id: courseId, people, passed, awaiting } = row;
      const names = { course: say(parseText(row.course)), title: say(parseText(row.title)) };
      return [{ id, courseId, ...names, kind, people: people ?? 0, passed: passed ?? 0, awaiting: awaiting ?? 0 }];
    }),
    next,
  };
}
