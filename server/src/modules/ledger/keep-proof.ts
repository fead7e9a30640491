import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { provedFlows, provedSums } from './counted-sums.ts';
import { countsOf, type Mark } from './proof-marks.ts';
import { nothingYet } from './sealed-bytes.ts';

/** How far a whole proof will have seen everything, written down before it begins: whatever comes meanwhile belongs to the next one. */
export type Reach = { horizon: string; places: readonly { tenant_id: string; upto_id: string; seals: number }[] };

/** The transaction after which all later rows were written, and how far each client is sealed. */
export async function reachNow(db: Reader): Promise<Reach> {
  const { rows } = await sql<{ horizon: string }>`select pg_snapshot_xmin(pg_current_snapshot())::xid::text as horizon`.execute(db);
  const places = await sql<Reach['places'][number]>`
    select t.id as tenant_id, coalesce(c.sealed_upto, ${nothingYet}::uuid) as upto_id, coalesce(c.seals, 0) as seals
    from tenancy.tenant t left join ledger.chain c on c.tenant_id = t.id`.execute(db);
  return { horizon: rows[0]?.horizon ?? '0', places: places.rows };
}

/** Writes down that everything held, as far as it reaches, and what every account had moved up to there. The owner alone may: the app's role never proves itself. */
export async function keepProof(tx: Tx, { reach, at, marks }: { reach: Reach; at: string; marks: readonly Mark[] }): Promise<void> {
  for (const { tenant_id, upto_id, seals } of reach.places)
    await sql`
      insert into ledger.proof (tenant_id, horizon, upto_id, seals, counts, proved_at)
      values (${tenant_id}, ${reach.horizon}::xid, ${upto_id}::uuid, ${seals}, '{}', ${at}::timestamptz)
      on conflict (tenant_id) do update set horizon = excluded.horizon, upto_id = excluded.upto_id, seals = excluded.seals, counts = excluded.counts,
        proved_at = excluded.proved_at`.execute(tx);
  await sql`delete from ledger.proved_sum q where q.tenant_id is not null`.execute(tx);
  await sql`
    with flows as materialized (${provedFlows})
    insert into ledger.proved_sum (tenant_id, account_id, credited, debited, earned, settled, taken_back, moves)
    select c.tenant_id, c.id, c.counted_credited, c.counted_debited, c.counted_earned, c.counted_settled, c.counted_taken_back, c.counted_moves
    from (${provedSums}) c where c.counted_credited > 0 or c.counted_debited > 0`.execute(tx);
  for (const mark of marks)
    for (const { tenant_id, old } of await countsOf(tx, mark))
      await sql`update ledger.proof p set counts = p.counts || jsonb_build_object(${mark.table}::text, ${old}::int) where p.tenant_id = ${tenant_id}`.execute(
        tx,
      );
}
