import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Subject } from './open-paths.ts';

type Parts = Pick<Platform, 'clock'>;
type Tenant = Pick<Actor, 'tenantId'>;
export type OpenPath = Subject & { id: string; memberId: string };

/** Ends these ways in. Whoever has no other way leaves: what they learned stays, and is there when they come back. Out of a trail, its courses lose the way that came by it. */
export async function endPaths({ clock }: Parts, tx: Tx, { tenantId }: Tenant, paths: readonly OpenPath[]): Promise<void> {
  if (paths.length === 0) return;
  const now = clock.now();
  await tx
    .updateTable('learning.path')
    .set({ ended_at: now })
    .where('tenant_id', '=', tenantId)
    .where(
      'id',
      'in',
      paths.map(({ id }) => id),
    )
    .where('ended_at', 'is', null)
    .execute();
  for (const [key, ofSubject] of Map.groupBy(paths, ({ subject, subjectId }) => `${subject} ${subjectId}`)) {
    const [subject, subjectId = ''] = key.split(' ');
    const memberIds = [...new Set(ofSubject.map(({ memberId }) => memberId))].toSorted();
    if (subject === 'course') await leaveCourse(tx, { tenantId, courseId: subjectId, memberIds, now });
    else await leaveTrail({ clock }, tx, { tenantId, trailId: subjectId, memberIds, now });
  }
}

type Leaving = { tenantId: string; memberIds: string[]; now: string };

async function leaveCourse(tx: Tx, { tenantId, courseId, memberIds, now }: Leaving & { courseId: string }): Promise<void> {
  await tx
    .updateTable('learning.enrolment as e')
    .set({ left_at: now })
    .where('e.tenant_id', '=', tenantId)
    .where('e.course_id', '=', courseId)
    .where('e.member_id', 'in', memberIds)
    .where('e.left_at', 'is', null)
    .where(hasNoOther({ tenantId, subject: 'course', subjectId: courseId }))
    .execute();
}

async function leaveTrail(parts: Parts, tx: Tx, { tenantId, trailId, memberIds, now }: Leaving & { trailId: string }): Promise<void> {
  const gone = await tx
    .updateTable('learning.trail_enrolment as e')
    .set({ left_at: now })
    .where('e.tenant_id', '=', tenantId)
    .where('e.trail_id', '=', trailId)
    .where('e.member_id', 'in', memberIds)
    .where('e.left_at', 'is', null)
    .where(hasNoOther({ tenantId, subject: 'trail', subjectId: trailId }))
    .returning('e.member_id')
    .execute();
  if (gone.length === 0) return;
  const courses = await tx
    .selectFrom('learning.path')
    .select(['id', 'member_id', 'subject_id'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'trail')
    .where('source_id', '=', trailId)
    .where('ended_at', 'is', null)
    .where(
      'member_id',
      'in',
      gone.map(({ member_id }) => member_id),
    )
    .execute();
  const paths = courses.map((row) => ({ id: row.id, memberId: row.member_id, subject: 'course' as const, subjectId: row.subject_id }));
  await endPaths(parts, tx, { tenantId }, paths);
}

/** Whether the member of the enrolment called `e` has no other way in that is open. */
const hasNoOther = ({ tenantId, subject, subjectId }: Subject & { tenantId: string }) => sql<boolean>`not exists (
    select from learning.path as p
    where p.tenant_id = ${tenantId} and p.member_id = e.member_id and p.subject = ${subject} and p.subject_id = ${subjectId} and p.ended_at is null
  )`;
