import type { Reader } from '../../platform/database/index.ts';

/** Of these members in a course: how many completed each activity, and how many began it and have not yet. Whoever did not open one is counted nowhere. */
export async function countProgress(
  db: Reader,
  { tenantId }: { tenantId: string },
  { courseId, memberIds }: { courseId: string; memberIds: readonly string[] },
): Promise<Map<string, { done: number; begun: number }>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('learning.enrolment as e')
    .innerJoin('learning.progress as g', (join) => join.onRef('g.tenant_id', '=', 'e.tenant_id').onRef('g.enrolment_id', '=', 'e.id'))
    .select(({ fn }) => [
      'g.activity_id',
      fn.countAll<number>().filterWhere('g.state', '=', 'completed').as('done'),
      fn.countAll<number>().filterWhere('g.state', '<>', 'completed').as('begun'),
    ])
    .where('e.tenant_id', '=', tenantId)
    .where('g.tenant_id', '=', tenantId)
    .where('e.course_id', '=', courseId)
    .where('e.member_id', 'in', [...memberIds])
    .groupBy('g.activity_id')
    .execute();
  return new Map(rows.map(({ activity_id, done, begun }) => [activity_id, { done: Number(done), begun: Number(begun) }]));
}
