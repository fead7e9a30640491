import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** When the member finished each of these courses and trails, in any version, by their ids; those that they did not are absent. Answers the port of rewards (decisions D35, D79). */
export async function finishedTrainings(
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'memberId'>,
  { courseIds, trailIds }: { courseIds: readonly string[]; trailIds: readonly string[] },
): Promise<Map<string, string>> {
  const [courses, trails] = [await finishedCourses(db, actor, { courseIds }), await finishedTrails(db, actor, { trailIds })];
  return new Map([...courses, ...trails]);
}

async function finishedCourses(
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

async function finishedTrails(
  db: Reader,
  { tenantId, memberId }: Pick<Actor, 'tenantId' | 'memberId'>,
  { trailIds }: { trailIds: readonly string[] },
): Promise<Map<string, string>> {
  if (trailIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('learning.trail_enrolment')
    .select(['trail_id', 'finished_at'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('trail_id', 'in', trailIds)
    .where('finished_at', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ trail_id, finished_at }) => (finished_at === null ? [] : [[trail_id, finished_at]])));
}
