import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { countedSums, differs, flows } from './counted-sums.ts';

type Sums = { credited: number; debited: number; earned: number; settled: number; taken_back: number; moves: number };
export type Difference = { tenantId: string; accountId: string; role: string; currency: string; stored: Sums; counted: Sums };

/** Counts all sums of member accounts from zero and tells those that differ from the stored ones (PTS-04); changes nothing. */
export async function compareSums(db: Reader): Promise<{ accounts: number; differences: Difference[] }> {
  const { rows: counts } = await sql<{ accounts: number }>`
    select count(*) as accounts from ledger.account a where a.tenant_id is not null and a.member_id is not null`.execute(db);
  const { rows } = await sql<Row>`
    with flows as materialized (${flows}) select c.* from (${countedSums}) c where ${differs} order by c.tenant_id, c.id`.execute(db);
  return { accounts: Number(counts[0]?.accounts ?? 0), differences: rows.map(differenceOf) };
}

/** Writes the counted sums over the stored ones; the owner alone may, for sums never fall otherwise. Answers what was set right. */
export async function rebuildSums(db: Reader): Promise<Difference[]> {
  const { differences } = await compareSums(db);
  for (const { tenantId, accountId, stored, counted } of differences)
    await db
      .updateTable('ledger.account')
      .set((row) => ({
        credited: row('credited', '+', counted.credited - stored.credited),
        debited: row('debited', '+', counted.debited - stored.debited),
        earned: row('earned', '+', counted.earned - stored.earned),
        settled: row('settled', '+', counted.settled - stored.settled),
        taken_back: row('taken_back', '+', counted.taken_back - stored.taken_back),
        moves: row('moves', '+', counted.moves - stored.moves),
      }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', accountId)
      .execute();
  return differences;
}

type Row = Sums & {
  tenant_id: string;
  id: string;
  role: string;
  currency: string;
  counted_credited: number;
  counted_debited: number;
  counted_earned: number;
  counted_settled: number;
  counted_taken_back: number;
  counted_moves: number;
};

const differenceOf = (row: Row): Difference => ({
  tenantId: row.tenant_id,
  accountId: row.id,
  role: row.role,
  currency: row.currency,
  stored: {
    credited: row.credited,
    debited: row.debited,
    earned: row.earned,
    settled: row.settled,
    taken_back: row.taken_back,
    moves: row.moves,
  },
  counted: {
    credited: row.counted_credited,
    debited: row.counted_debited,
    earned: row.counted_earned,
    settled: row.counted_settled,
    taken_back: row.counted_taken_back,
    moves: row.counted_moves,
  },
});
