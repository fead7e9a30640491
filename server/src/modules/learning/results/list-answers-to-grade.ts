import type { AnswerToGrade } from '@vitrine/contract/learning';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseText } from '../../activities/index.ts';
import { describeWaiting, inLanguage } from '../../assessment/index.ts';
import { testPlaces } from '../../catalog/index.ts';
import type { Reader } from '../../../platform/database/index.ts';

const Place = z.tuple([z.iso.datetime(), z.uuid()]);

/** Answers in free text that nobody graded yet, those that wait longest first; a page is of attempts, each with all of its answers. */
export async function listAnswersToGrade(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  ask: { after?: string | undefined; limit: number },
): Promise<{ items: AnswerToGrade[]; next: string | null }> {
  const place = readCursor(ask.after, Place);
  const found = await db
    .read()
    .selectFrom('assessment.attempt as a')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'a.tenant_id').onRef('m.id', '=', 'a.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['a.id', 'a.member_id', 'a.test_id', 'a.finished_at', 'p.full_name'])
    .where('a.tenant_id', '=', actor.tenantId)
    .where('a.state', '=', 'awaiting_grade')
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(a.finished_at, a.id) > (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .orderBy('a.finished_at')
    .orderBy('a.id')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.finished_at ?? '', row.id));
  const places = new Map(
    (await testPlaces(db.read(), actor, { testIds: [...new Set(rows.map(({ test_id }) => test_id))] })).map((one) => [one.testId, one]),
  );
  const courses = await coursesNamed(db.read(), actor, [...new Set([...places.values()].map(({ courseId }) => courseId))]);
  const items: AnswerToGrade[] = [];
  for (const row of rows) {
    const owner = { tenantId: actor.tenantId, memberId: row.member_id, locale: actor.locale };
    const at = places.get(row.test_id);
    for (const waiting of await describeWaiting(db.read(), owner, { attemptId: row.id })) {
      items.push({
        id: `${row.id} ${waiting.questionId}`,
        attemptId: row.id,
        ...waiting,
        fullName: row.full_name,
        title: at?.title ?? '',
        course: courses.get(at?.courseId ?? '') ?? '',
        handedInAt: row.finished_at ?? '',
      });
    }
  }
  return { items, next };
}

async function coursesNamed(db: Reader, actor: Actor, courseIds: readonly string[]): Promise<Map<string, string>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.course_version as v', (join) =>
      join.onRef('v.tenant_id', '=', 'c.tenant_id').on(sql<boolean>`v.id = coalesce(c.published_id, c.draft_id)`),
    )
    .select(['c.id', 'v.title'])
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.id', 'in', courseIds)
    .execute();
  const say = inLanguage(actor.locale);
  return new Map(rows.map(({ id, title }) => [id, say(parseText(title))]));
}
