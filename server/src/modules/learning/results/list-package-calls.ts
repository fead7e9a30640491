import { type callShows, LearningEvent, type listPackageCalls as endpoint } from '@vitrine/contract/learning';
import type { Answer } from '@vitrine/contract/kernel';
import { changesBetween } from '@vitrine/domain/activities/scorm';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import { findPackage } from './find-package.ts';

const Place = z.tuple([z.string(), z.uuid(), z.coerce.number(), z.uuid()]);
const Commit = z.object({ what: LearningEvent.shape.what });
type Ask = {
  activityId: string;
  memberId: string;
  show?: (typeof callShows)[number] | undefined;
  lesson?: string | undefined;
  after?: string | undefined;
  limit: number;
};

/**
 * The commits of one person's sessions with a package as devices sent them, the newest session and commit first, each with what it set since the one before it
 * in its session (decision D08). Refuses `not_found` for what is no package, and for whoever is not in its course.
 */
export async function listPackageCalls(db: Reader, actor: Actor, ask: Ask): Promise<Answer<typeof endpoint>> {
  const { courseId } = await findPackage(db, actor, ask);
  const person = await findPerson(db, actor, { courseId, memberId: ask.memberId });
  if (!person) throw notFound();
  const place = readCursor(ask.after, Place);
  const { show = 'all' } = ask;
  const found = await commitsOf(db, actor, ask)
    .selectAll('k')
    .$if(ask.lesson !== undefined, (query) => query.where('k.lesson', '=', ask.lesson ?? ''))
    .$if(show === 'ends', (query) => query.where('k.ends', '=', true))
    .$if(show === 'results', (query) => query.where(sql<boolean>`k.result is distinct from k.result_before`))
    .$if(place !== undefined, (query) =>
      query.where(
        sql<boolean>`(k.began, k.session, k.number, k.event_id) < (${place?.[0]}, ${place?.[1]}, ${place?.[2]}::int, ${place?.[3]}::uuid)`,
      ),
    )
    .orderBy('k.began', 'desc')
    .orderBy('k.session', 'desc')
    .orderBy('k.number', 'desc')
    .orderBy('k.event_id', 'desc')
    .limit(ask.limit + 1)
    .execute();
  const lessons = await commitsOf(db, actor, ask).select('k.lesson').distinct().orderBy('k.lesson').execute();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.began, row.session, String(row.number), row.event_id));
  return {
    fullName: person.full_name,
    lessons: lessons.map(({ lesson }) => lesson),
    items: rows.flatMap((row) => {
      const { what } = Commit.parse(row.payload);
      if (what.kind !== 'scorm_commit') return [];
      const { session, seq, sco: lesson, seconds, isEnded, completion, success, score, cmi } = what;
      const told = { session, seq, lesson, seconds, isEnded, completion, success, score, set: changesBetween(row.memory_before, cmi) };
      const { client_time: clientTime, received_at: receivedAt, device_id: device } = row;
      return [{ id: row.event_id, clientTime, receivedAt, device, run: row.run ?? 1, ...told }];
    }),
    next,
  };
}

const findPerson = (db: Reader, actor: Actor, { courseId, memberId }: { courseId: string; memberId: string }) =>
  db
    .selectFrom('learning.enrolment as e')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select('p.full_name')
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.course_id', '=', courseId)
    .where('e.member_id', '=', memberId)
    .executeTakeFirst();

const resultOf = sql<string>`concat_ws(' ', c.payload -> 'what' ->> 'completion', c.payload -> 'what' ->> 'success', c.payload -> 'what' ->> 'score')`;
const inSession = sql`(partition by c.payload -> 'what' ->> 'session' order by (c.payload -> 'what' ->> 'seq')::int, c.event_id)`;

/** Commits with the memory and the result of the one before, whatever of them is shown later. */
const commitsOf = (db: Reader, actor: Actor, { activityId, memberId }: Ask) =>
  db.selectFrom((from) =>
    from
      .selectFrom('learning.event as c')
      .select(['c.event_id', 'c.client_time', 'c.received_at', 'c.device_id', 'c.run', 'c.payload'])
      .select([
        sql<string>`c.payload -> 'what' ->> 'startedAt'`.as('began'),
        sql<string>`c.payload -> 'what' ->> 'session'`.as('session'),
        sql<number>`(c.payload -> 'what' ->> 'seq')::int`.as('number'),
        sql<string>`c.payload -> 'what' ->> 'sco'`.as('lesson'),
        sql<boolean>`(c.payload -> 'what' ->> 'isEnded')::boolean`.as('ends'),
        resultOf.as('result'),
        sql<string | null>`lag(c.payload -> 'what' ->> 'cmi') over ${inSession}`.as('memory_before'),
        sql<string | null>`lag(${resultOf}) over ${inSession}`.as('result_before'),
      ])
      .where('c.tenant_id', '=', actor.tenantId)
      .where('c.member_id', '=', memberId)
      .where('c.activity_id', '=', activityId)
      .where(sql<boolean>`c.payload -> 'what' ->> 'kind' = 'scorm_commit'`)
      .as('k'),
  );
