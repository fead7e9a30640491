import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';

/** How far these members of a course are with one of its activities; whoever did not open it is missing. */
export async function membersAtActivity(
  db: Reader,
  { tenantId }: { tenantId: string },
  { courseId, activityId, memberIds }: { courseId: string; activityId: string; memberIds: readonly string[] },
): Promise<Map<string, { isDone: boolean; movedAt: string }>> {
  const rows = await db
    .selectFrom('learning.enrolment as e')
    .innerJoin('learning.progress as g', (join) => join.onRef('g.tenant_id', '=', 'e.tenant_id').onRef('g.enrolment_id', '=', 'e.id'))
    .select(['e.member_id', 'g.state', 'g.updated_at'])
    .where('e.tenant_id', '=', tenantId)
    .where('g.tenant_id', '=', tenantId)
    .where('e.course_id', '=', courseId)
    .where('g.activity_id', '=', activityId)
    .where('e.member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ member_id, state, updated_at }) => [member_id, { isDone: state === 'completed', movedAt: updated_at }]));
}
