import { doneStates, type EnrolmentState } from '@vitrine/domain/learning';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
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
});
