import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

export type ResultFigures = { attempts: number; average: number | null; failed: number; bands: number[] };

/** Graded attempts since an instant: how many, their average of 100, how many failed, and how many scores lie in each ten (the last band is 100 alone). */
export async function resultFigures(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { since }: { since: string },
): Promise<ResultFigures> {
  const rows = await db
    .selectFrom('assessment.attempt')
    .where('tenant_id', '=', tenantId)
    .where('finished_at', '>=', since)
    .where('score', 'is not', null)
    .select(sql<number>`floor(score / 10)::int`.as('band'))
    .select(({ fn }) => [fn.countAll<number>().as('attempts'), fn.sum<number>('score').as('score')])
    .select(sql<number>`count(*) filter (where is_passed is false)`.as('failed'))
    .groupBy('band')
    .execute();
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const attempts = sum((row) => row.attempts);
  return {
    attempts,
    average: attempts === 0 ? null : Math.round((sum((row) => Number(row.score)) / attempts) * 10) / 10,
    failed: sum((row) => row.failed),
    bands: Array.from({ length: 11 }, (_, band) => rows.find((row) => row.band === band)?.attempts ?? 0),
  };
}
