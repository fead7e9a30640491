import type { Pool } from 'pg';

/** Every table that carries a tenant, the platform's and the site-wide ones included. */
export async function tablesWithTenant(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.columns
     where column_name = 'tenant_id' and table_schema not in ('pgboss', 'information_schema', 'pg_catalog') order by 1`,
  );
  return rows.map(({ name }) => name);
}

export type TableState = { table: string; rows: number; hash: string | null };

/** How many rows of this tenant each table holds, and a hash over all of them. */
export async function statesOf(pool: Pool, { tables, tenantId }: { tables: readonly string[]; tenantId: string }): Promise<TableState[]> {
  const states: TableState[] = [];
  for (const table of tables) {
    const { rows } = await pool.query<{ rows: number; hash: string | null }>(
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from ${table} t where tenant_id = $1`,
      [tenantId],
    );
    states.push({ table, rows: rows[0]?.rows ?? 0, hash: rows[0]?.hash ?? null });
  }
  return states;
}
