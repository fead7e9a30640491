import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** When the member finished each of these courses, in any version; those that they did not are absent. Answers the port of rewards (decision D35). */
export async function finishedCourses(
  db: Reader,
  { tenantId, memberId }: Pick<Actor, 'tenantId' | 'memberId'>,
  { courseIds }: { courseIds: readonly string[] },
): Promise<Map<string, string>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('learning.enrolment')
    .select(['course_id', 'finished_at'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('course_id', 'in', courseIds)
    .where('finished_at', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ course_id, finished_at }) => (finished_at === null ? [] : [[course_id, finished_at]])));
}
