import type { ClassResult } from '@vitrine/domain/classes';
import { classResults } from '@vitrine/domain/classes';
import type { Reader } from '../../platform/database/index.ts';
import { kindOf, known } from './class-rows.ts';

export type ClassVerdicts = {
  courseId: string;
  kind: ReturnType<typeof kindOf>;
  members: { memberId: string; verdict: ClassResult }[];
};

/** The verdicts of a class once they are issued, by member; undefined before. */
export async function verdictsOfClass(
  db: Reader,
  { tenantId, classId }: { tenantId: string; classId: string },
): Promise<ClassVerdicts | undefined> {
  const held = await db
    .selectFrom('classes.class')
    .select(['course_id', 'kind'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', classId)
    .where('results_at', 'is not', null)
    .executeTakeFirst();
  if (!held) return undefined;
  const rows = await db
    .selectFrom('classes.subscription')
    .select(['member_id', 'result'])
    .where('tenant_id', '=', tenantId)
    .where('class_id', '=', classId)
    .where('state', '=', 'subscribed')
    .where('result', 'is not', null)
    .orderBy('member_id')
    .execute();
  return {
    courseId: held.course_id,
    kind: kindOf(held.kind),
    members: rows.map(({ member_id, result }) => ({ memberId: member_id, verdict: known(classResults, result ?? '') })),
  };
}

/** Of these ids, those that are classes of this kind of the course. */
export async function classesAmong(
  db: Reader,
  { tenantId }: { tenantId: string },
  { courseId, kind, ids }: { courseId: string; kind: string; ids: readonly string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('classes.class')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('course_id', '=', courseId)
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
