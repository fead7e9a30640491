import type { GroupGradebookRow } from '@vitrine/contract/learning';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseText } from '../../activities/index.ts';
import { inLanguage } from '../../assessment/index.ts';
import { titlesOfCourses } from '../../catalog/index.ts';
import { stateOf } from '../course-card.ts';
import { isInGroup, isNamed } from './people.ts';

const Place = z.tuple([z.string(), z.uuid()]);
/** As many columns as a screen and an export carry; the courses with most people of the group. */
const mostCourses = 30;
type Ask = { groupId: string; search?: string | undefined; after?: string | undefined; limit: number };
type Book = { group: string; courses: { id: string; title: string }[] };

/** Groups by which whoever reads results may narrow them. */
export async function listResultGroups({ db }: Pick<Platform, 'db'>, actor: Actor): Promise<{ items: { id: string; name: string }[] }> {
  const rows = await db
    .read()
    .selectFrom('identity.member_group')
    .select(['id', 'name'])
    .where('tenant_id', '=', actor.tenantId)
    .orderBy('position')
    .orderBy('id')
    .limit(500)
    .execute();
  const say = inLanguage(actor.locale);
  return { items: rows.map(({ id, name }) => ({ id, name: say(parseText(name)) })) };
}

/** Members of a group, with how they stand in each of its courses: the same rows as the courses' own gradebooks (D12). Refuses `not_found`. */
export async function listGroupGradebook(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  ask: Ask,
): Promise<Book & { items: GroupGradebookRow[]; next: string | null }> {
  const { tenantId } = actor;
  const book = await groupBookOf(db.read(), actor, ask);
  const place = readCursor(ask.after, Place);
  const found = await db
    .read()
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', 'p.full_name'])
    .select((row) =>
      row
        .selectFrom('learning.enrolment as e')
        .select(
          sql<Record<
            string,
            Status
          > | null>`jsonb_object_agg(e.course_id, jsonb_build_object('state', e.state, 'progress', e.progress, 'grade', e.grade, 'isOver', e.finished_at is not null))`.as(
            'statuses',
          ),
        )
        .whereRef('e.tenant_id', '=', 'm.tenant_id')
        .whereRef('e.member_id', '=', 'm.id')
        .as('statuses'),
    )
    .where('m.tenant_id', '=', tenantId)
    .where((row) => isInGroup(row, { tenantId, groupId: ask.groupId }))
    .$if(Boolean(ask.search), (query) => query.where(isNamed(ask.search ?? '')))
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(p.full_name, m.id) > (${place?.[0]}, ${place?.[1]}::uuid)`))
    .orderBy('p.full_name')
    .orderBy('m.id')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.full_name, row.id));
  return {
    ...book,
    items: rows.map(({ id, full_name: fullName, statuses }) => ({
      id,
      fullName,
      finished: Object.values(statuses ?? {}).filter(({ isOver }) => isOver).length,
      courses: book.courses.map((course) => {
        const own = statuses?.[course.id];
        return own ? { state: stateOf(own.state), progress: own.progress, grade: own.grade } : null;
      }),
    })),
    next,
  };
}
type Status = { state: string; progress: number; grade: number | null; isOver: boolean };

/** A group and the courses that its members are in, those with most of them first. */
export async function groupBookOf(db: Reader, actor: Actor, { groupId }: { groupId: string }): Promise<Book> {
  const group = await db
    .selectFrom('identity.member_group')
    .select('name')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', groupId)
    .executeTakeFirst();
  if (!group) throw notFound();
  const rows = await db
    .selectFrom('learning.enrolment as e')
    .innerJoin('identity.member_in_group as g', (join) =>
      join.onRef('g.tenant_id', '=', 'e.tenant_id').onRef('g.member_id', '=', 'e.member_id'),
    )
    .select('e.course_id')
    .where('e.tenant_id', '=', actor.tenantId)
    .where('g.group_id', '=', groupId)
    .groupBy('e.course_id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('e.course_id')
    .limit(mostCourses)
    .execute();
  const titles = await titlesOfCourses(db, actor, { courseIds: rows.map(({ course_id }) => course_id) });
  const courses = rows.map(({ course_id: id }) => ({ id, title: titles.get(id) ?? '' }));
  return { group: inLanguage(actor.locale)(parseText(group.name)), courses };
}
