import { sql } from 'kysely';
import { namesOf, type NamesOf } from '../../platform/audit/index.ts';

/** Trails by the title of their draft, as those know them who edit them. */
export const trailsNamed: NamesOf = async (db, { tenantId, ids, locale }) => {
  const rows = await db
    .selectFrom('trails.trail as a')
    .innerJoin('trails.trail_version as v', (join) => join.onRef('v.tenant_id', '=', 'a.tenant_id').onRef('v.id', '=', 'a.draft_id'))
    .select(['a.id', 'v.title as name'])
    .where('a.tenant_id', '=', tenantId)
    .where('v.tenant_id', '=', tenantId)
    .where(sql<boolean>`a.id = any(${[...ids]}::uuid[])`)
    .execute();
  return namesOf(rows, locale);
};
