/** How many rows the ledger's tables have, over all tenants. */
import { sql, type RawBuilder } from 'kysely';
import type { Count } from './invariant.ts';

const sizeBy =
  (statement: RawBuilder<{ rows: number }>): Count =>
  async (db) =>
    Number((await statement.execute(db)).rows[0]?.rows ?? 0);

export const entries = sizeBy(sql`select count(*) as rows from ledger.entry e where e.tenant_id is not null`);
export const accounts = sizeBy(sql`select count(*) as rows from ledger.account a where a.tenant_id is not null`);
export const confirmations = sizeBy(sql`select count(*) as rows from ledger.confirmation c where c.tenant_id is not null`);
export const seals = sizeBy(sql`select count(*) as rows from ledger.seal s where s.tenant_id is not null`);
