import type { GradebookRow } from '@vitrine/contract/learning';
import { testKinds, type TestKind } from '@vitrine/domain/assessment';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseText } from '../../activities/index.ts';
import { inLanguage } from '../../assessment/index.ts';
import { activitiesOfVersion } from '../../catalog/index.ts';
import { stateOf } from '../course-card.ts';
import { isInGroup, isNamed } from './people.ts';

const Place = z.tuple([z.string(), z.uuid()]);
type Ask = { courseId: string; search?: string | undefined; group?: string | undefined; after?: string | undefined; limit: number };
type Book = { course: string; tests: { activityId: string; title: string; kind: TestKind }[] };

/** The grades that progress keeps, the same rows that a course's page is counted from (D12). Refuses `not_found`. */
export async function listGradebook(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  ask: Ask,
): Promise<Book & { items: GradebookRow[]; next: string | null }> {
  const { tenantId } = actor;
  const book = await bookOf(db.read(), actor, ask);
  const place = readCursor(ask.after, Place);
  const found = await db
    .read()
    .selectFrom('learning.enrolment as e')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', 'p.full_name', 'e.state', 'e.progress', 'e.grade'])
    .select((row) =>
      row
        .selectFrom('learning.progress as g')
        .select(sql<Record<string, number | null> | null>`jsonb_object_agg(g.activity_id, g.grade)`.as('grades'))
        .whereRef('g.tenant_id', '=', 'e.tenant_id')
        .whereRef('g.enrolment_id', '=', 'e.id')
        .as('grades'),
    )
    .where('e.tenant_id', '=', tenantId)
    .where('e.course_id', '=', ask.courseId)
    .$if(Boolean(ask.search), (query) => query.where(isNamed(ask.search ?? '')))
    .$if(ask.group !== undefined, (query) => query.where((row) => isInGroup(row, { tenantId, groupId: ask.group ?? '' })))
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(p.full_name, m.id) > (${place?.[0]}, ${place?.[1]}::uuid)`))
    .orderBy('p.full_name')
    .orderBy('m.id')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.full_name, row.id));
  return {
    ...book,
    items: rows.map((row) => ({
      id: row.id,
      fullName: row.full_name,
      state: stateOf(row.state),
      progress: row.progress,
      grade: row.grade,
      scores: book.tests.map(({ activityId }) => row.grades?.[activityId] ?? null),
    })),
    next,
  };
}

/** The tests of a course, in the version that is published, or was last. */
export async function bookOf(db: Reader, actor: Actor, { courseId }: { courseId: string }): Promise<Book> {
  const row = await db
    .selectFrom('catalog.course_version')
    .select(['id', 'title'])
    .where('tenant_id', '=', actor.tenantId)
    .where('course_id', '=', courseId)
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notFound();
  const say = inLanguage(actor.locale);
  const activities = await activitiesOfVersion(db, actor, row.id);
  const tests = activities.flatMap(({ activityId, kind, title }) => {
    const ofTest = testKinds.find((one) => one === kind);
    return ofTest ? [{ activityId, title: say(title), kind: ofTest }] : [];
  });
  return { course: say(parseText(row.title)), tests };
}
