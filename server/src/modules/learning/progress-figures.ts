import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

export type ProgressFigures = {
  percent: number;
  enrolled: number;
  finished: number;
  courses: { courseId: string; percent: number; enrolled: number }[];
};

/** How far members are in their courses, on average, and in the `top` courses that have the most people. */
export async function progressFigures(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { top }: { top: number },
): Promise<ProgressFigures> {
  const rows = await db
    .selectFrom('learning.enrolment')
    .where('tenant_id', '=', tenantId)
    .groupBy('course_id')
    .select(({ fn }) => ['course_id', fn.countAll<number>().as('enrolled'), fn.sum<number>('progress').as('progress')])
    .select(sql<number>`count(*) filter (where finished_at is not null)`.as('finished'))
    .orderBy('enrolled', 'desc')
    .orderBy('course_id')
    .execute();
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const enrolled = sum((row) => row.enrolled);
  return {
    percent: enrolled === 0 ? 0 : Math.floor(sum((row) => Number(row.progress)) / enrolled),
    enrolled,
    finished: sum((row) => row.finished),
    courses: rows.slice(0, top).map((row) => ({
      courseId: row.course_id,
      percent: Math.floor(Number(row.progress) / row.enrolled),
      enrolled: row.enrolled,
    })),
  };
}
