import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { parseText } from '../activities/index.ts';

/** In which course each of these tests lies, and what it is called there. Answers the port of the question bank. */
export async function testPlaces(
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'locale'>,
  { testIds }: { testIds: readonly string[] },
): Promise<{ testId: string; title: string; courseId: string }[]> {
  if (testIds.length === 0) return [];
  const rows = await db
    .selectFrom('assessment.test_version as t')
    .innerJoin('activities.revision as r', (join) =>
      join.onRef('r.tenant_id', '=', 't.tenant_id').on(sql<boolean>`t.id::text = r.content ->> 'testVersionId'`),
    )
    .innerJoin('catalog.version_activity as a', (join) => join.onRef('a.tenant_id', '=', 'r.tenant_id').onRef('a.revision_id', '=', 'r.id'))
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'a.tenant_id').onRef('v.id', '=', 'a.version_id'))
    .select(['t.test_id', 'r.title', 'v.course_id', 'r.id'])
    .where('t.tenant_id', '=', actor.tenantId)
    .where('t.test_id', 'in', testIds)
    .orderBy('r.id', 'desc')
    .execute();
  const newest = new Map(rows.toReversed().map((row) => [row.test_id, row]));
  const locale = matchLocale(actor.locale, locales);
  return [...newest.values()].map((row) => ({ testId: row.test_id, title: textIn(parseText(row.title), locale), courseId: row.course_id }));
}
