import { sql } from 'kysely';
import { namesOf, type NamesOf } from '../../platform/audit/index.ts';

/** Members by the name of the person; whoever left by their pseudonym. */
export const peopleNamed: NamesOf = async (db, { tenantId, ids, locale }) => {
  const rows = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', 'p.full_name as name'])
    .where('m.tenant_id', '=', tenantId)
    .where(sql<boolean>`m.id = any(${[...ids]}::uuid[])`)
    .execute();
  return namesOf(rows, locale);
};
