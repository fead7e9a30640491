import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';

/** How far the last whole proof reached, by client. */
export type Reached = readonly { tenant_id: string; upto_id: string }[];

export async function provedUpTo(db: Reader): Promise<Reached> {
  const { rows } = await sql<Reached[number]>`select p.tenant_id, p.upto_id from ledger.proof p where p.tenant_id is not null`.execute(db);
  return rows;
}

/**
 * True of the rows of `table` (its name in the statement) that came since: their ids are greater. The places stand in the statement as they are, so that PostgreSQL knows
 * how few rows that will be: joined with `ledger.proof` it would read the whole table.
 */
export function cameSince(table: string, reached: Reached): RawBuilder<boolean> {
  const [tenant, id] = [sql.ref(`${table}.tenant_id`), sql.ref(`${table}.id`)];
  const places = reached.map(({ tenant_id, upto_id }) => sql`(${tenant} = ${tenant_id}::uuid and ${id} > ${upto_id}::uuid)`);
  return places.length === 0 ? sql`${tenant} is null` : sql`(${sql.join(places, sql` or `)})`;
}
