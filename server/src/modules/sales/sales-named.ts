import { sql } from 'kysely';
import { namesOf, type NamesOf } from '../../platform/audit/index.ts';

/** Sales by the number of their invoice, as it was last reported. */
export const salesNamed: NamesOf = async (db, { tenantId, ids, locale }) => {
  const rows = await db
    .selectFrom('sales.sale as a')
    .innerJoin('sales.revision as v', (join) =>
      join.onRef('v.tenant_id', '=', 'a.tenant_id').onRef('v.sale_id', '=', 'a.id').onRef('v.number', '=', 'a.revision'),
    )
    .select(['a.id', 'v.invoice_number as name'])
    .where('a.tenant_id', '=', tenantId)
    .where('v.tenant_id', '=', tenantId)
    .where(sql<boolean>`a.id = any(${[...ids]}::uuid[])`)
    .execute();
  return namesOf(rows, locale);
};
