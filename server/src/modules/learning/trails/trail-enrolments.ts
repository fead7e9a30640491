import { trailEnrolmentStates, type TrailEnrolmentState } from '@vitrine/domain/learning';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Member } from '../enrolments.ts';

export type TrailEnrolment = {
  id: string;
  memberId: string;
  trailId: string;
  versionId: string;
  state: TrailEnrolmentState;
  progress: number;
  grade: number | null;
  /** Rises where it is opened anew. */
  run: number;
};

/** The member's place in a trail; undefined when they are not in it. */
export async function findTrailEnrolment(db: Reader, actor: Member, { trailId }: { trailId: string }): Promise<TrailEnrolment | undefined> {
  const row = await enrolmentsOf(db, actor).where('trail_id', '=', trailId).where('left_at', 'is', null).executeTakeFirst();
  return row && trailEnrolmentOf(row);
}

/** The member's trails that have this course, held in the order of their ids. */
export async function lockTrailsWith(tx: Tx, actor: Member, { courseId }: { courseId: string }): Promise<TrailEnrolment[]> {
  const rows = await enrolmentsOf(tx, actor)
    .where('left_at', 'is', null)
    .where('version_id', 'in', (from) =>
      from
        .selectFrom('trails.item as i')
        .select('i.version_id')
        .where('i.tenant_id', '=', actor.tenantId)
        .where('i.course_id', '=', courseId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(trailEnrolmentOf);
}

/** One trail of the member, held; undefined when they are not in it. */
export async function lockTrail(tx: Tx, actor: Member, { trailId }: { trailId: string }): Promise<TrailEnrolment | undefined> {
  const row = await enrolmentsOf(tx, actor).where('trail_id', '=', trailId).where('left_at', 'is', null).forUpdate().executeTakeFirst();
  return row && trailEnrolmentOf(row);
}

const enrolmentsOf = (db: Reader, actor: Member) =>
  db
    .selectFrom('learning.trail_enrolment')
    .select(['id', 'member_id', 'trail_id', 'version_id', 'state', 'progress', 'grade', 'run'])
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId);

/** No enrolment is a state too: not started. */
export const trailStateOf = (stored: string | null): TrailEnrolmentState =>
  trailEnrolmentStates.find((state) => state === stored) ?? 'not_started';

type Row = {
  id: string;
  member_id: string;
  trail_id: string;
  version_id: string;
  state: string;
  progress: number;
  grade: number | null;
  run: number;
};
const trailEnrolmentOf = (row: Row): TrailEnrolment => ({
  id: row.id,
  memberId: row.member_id,
  trailId: row.trail_id,
  versionId: row.version_id,
  state: trailStateOf(row.state),
  progress: row.progress,
  grade: row.grade,
  run: row.run,
});
