import type { Openings } from '@vitrine/domain/classes';
import { doneStates, type EnrolmentState } from '@vitrine/domain/learning';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { openingsSql } from '../classes/index.ts';
import { stateOf } from './course-card.ts';

export type Member = Pick<Actor, 'tenantId' | 'memberId'>;
export type Enrolment = {
  id: string;
  courseId: string;
  versionId: string;
  state: EnrolmentState;
  progress: number;
  isStarted: boolean;
  lastOrder: number | null;
  grade: number | null;
  /** Rises with each restart (D75). */
  run: number;
  /** What the instructors of the member’s live classes of it have open (LIV-02). */
  openings: Openings;
};

/** The member's place in a course; undefined when they are not in it, or left by every way. */
export async function findEnrolment(db: Reader, actor: Member, { courseId }: { courseId: string }): Promise<Enrolment | undefined> {
  const row = await enrolmentsOf(db, actor).where('course_id', '=', courseId).where('left_at', 'is', null).executeTakeFirst();
  return row && enrolmentOf(row);
}

/** As `findEnrolment`, for many courses and held, those that were left too, for what a device saw before is kept: each in the order of its id, so that two devices never wait for each other in a circle. */
export async function lockEnrolments(
  tx: Tx,
  actor: Member,
  { courseIds }: { courseIds: readonly string[] },
): Promise<Map<string, Enrolment>> {
  if (courseIds.length === 0) return new Map();
  const rows = await enrolmentsOf(tx, actor).where('course_id', 'in', courseIds).orderBy('id').forUpdate().execute();
  return new Map(rows.map((row) => [row.course_id, enrolmentOf(row)]));
}

/** As `lockEnrolments`, for several members of one client by one statement: of each the courses that they ask for, by `memberId`, then by course. */
export async function lockEnrolmentsOf(
  tx: Tx,
  tenantId: string,
  asked: readonly { memberId: string; courseId: string }[],
): Promise<Map<string, Map<string, Enrolment>>> {
  const { rows } = await sql<Row & { member_id: string }>`
    select e.id, e.member_id, e.course_id, e.version_id, e.state, e.progress, e.started_at, e.last_order, e.grade, e.run,
      ${openingsSql({ tenantId, memberId: sql`e.member_id`, courseId: sql`e.course_id` })} as openings
    from unnest(${asked.map(({ memberId }) => memberId)}::uuid[], ${asked.map(({ courseId }) => courseId)}::uuid[]) as w (member_id, course_id)
    join learning.enrolment as e on e.tenant_id = ${tenantId} and e.member_id = w.member_id and e.course_id = w.course_id
    order by e.id for update of e`.execute(tx);
  const found = new Map<string, Map<string, Enrolment>>();
  for (const row of rows)
    found.set(row.member_id, (found.get(row.member_id) ?? new Map<string, Enrolment>()).set(row.course_id, enrolmentOf(row)));
  return found;
}

/** How many courses the member is done with, and how many they are in; what was retired since counts too. One statement. */
export async function countCourses(db: Reader, actor: Member): Promise<{ done: number; underWay: number }> {
  return db
    .selectFrom('learning.enrolment')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', 'in', doneStates).as('done'),
      fn.countAll<number>().filterWhere('state', 'not in', doneStates).as('underWay'),
    ])
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow();
}

const enrolmentsOf = (db: Reader, actor: Member) =>
  db
    .selectFrom('learning.enrolment')
    .select(['id', 'course_id', 'version_id', 'state', 'progress', 'started_at', 'last_order', 'grade', 'run'])
    .select(openingsSql({ ...actor, courseId: sql`enrolment.course_id` }).as('openings'))
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId);

type Row = {
  id: string;
  course_id: string;
  version_id: string;
  state: string;
  progress: number;
  started_at: string | null;
  last_order: number | null;
  grade: number | null;
  run: number;
  openings: Openings;
};

const enrolmentOf = (row: Row): Enrolment => ({
  id: row.id,
  courseId: row.course_id,
  versionId: row.version_id,
  state: stateOf(row.state),
  progress: row.progress,
  isStarted: row.started_at !== null,
  lastOrder: row.last_order,
  grade: row.grade,
  run: row.run,
  openings: row.openings,
});
