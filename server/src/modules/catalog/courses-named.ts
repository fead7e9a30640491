import { sql } from 'kysely';
import { namesOf, type NamesOf } from '../../platform/audit/index.ts';

/** Courses by the title of their draft, as those know them who edit them. */
export const coursesNamed: NamesOf = async (db, { tenantId, ids, locale }) => {
  const rows = await db
    .selectFrom('catalog.course as a')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'a.tenant_id').onRef('v.id', '=', 'a.draft_id'))
    .select(['a.id', 'v.title as name'])
    .where('a.tenant_id', '=', tenantId)
    .where('v.tenant_id', '=', tenantId)
    .where(sql<boolean>`a.id = any(${[...ids]}::uuid[])`)
    .execute();
  return namesOf(rows, locale);
};
