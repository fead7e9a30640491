/**
 * What the last whole proof leaves behind, so that the next one may begin there (decision 009): for each table the number of rows that were proved, and a transaction by whose
 * number PostgreSQL itself tells which rows were written or changed since, by whomever.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { nothingYet } from './sealed-bytes.ts';

/**
 * A table that the rules look through. `counts`: by client all rows, those that were there (`old`), and of them those that nobody touched. `isKept`: its rows are never
 * changed; of others only their number must be as it was, the touched ones are proved anew.
 */
export type Mark = { table: string; isKept: boolean; counts: RawBuilder<unknown> };

const counted = (from: RawBuilder<unknown>, isOld: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select p.tenant_id, count(*)::int as rows, count(*) filter (where ${isOld})::int as old,
    count(*) filter (where ${isOld} and age(x.xmin) > age(p.horizon))::int as untouched
  ${from} group by p.tenant_id`;

/** A mark; `from` names the table as `x` and joins `ledger.proof` as `p`, `isOld` tells which of its rows the proof saw. */
export const markOf = (mark: { table: string; isKept: boolean; from: RawBuilder<unknown>; isOld: RawBuilder<unknown> }): Mark => ({
  table: mark.table,
  isKept: mark.isKept,
  counts: counted(mark.from, mark.isOld),
});

const isOld = sql`x.id <= p.upto_id`;

export const ledgerMarks: readonly Mark[] = [
  markOf({ table: 'ledger.entry', isKept: true, isOld, from: sql`from ledger.entry x join ledger.proof p on p.tenant_id = x.tenant_id` }),
  markOf({
    table: 'ledger.confirmation',
    isKept: true,
    isOld,
    from: sql`from ledger.confirmation x join ledger.proof p on p.tenant_id = x.tenant_id`,
  }),
  markOf({
    table: 'ledger.seal',
    isKept: true,
    isOld: sql`x.number <= p.seals`,
    from: sql`from ledger.seal x join ledger.proof p on p.tenant_id = x.tenant_id`,
  }),
  markOf({
    table: 'ledger.account',
    isKept: false,
    isOld,
    from: sql`from ledger.account x join ledger.proof p on p.tenant_id = x.tenant_id`,
  }),
];

type Count = { tenant_id: string; rows: number; old: number; untouched: number };
const countsOf = async (db: Reader, { counts }: Mark): Promise<Count[]> => (await sql<Count>`${counts}`.execute(db)).rows;

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

/** Writes down that everything held, as far as it reaches. The owner alone may: the app's role never proves itself. */
export async function keepProof(tx: Tx, { reach, at, marks }: { reach: Reach; at: string; marks: readonly Mark[] }): Promise<void> {
  for (const { tenant_id, upto_id, seals } of reach.places)
    await sql`
      insert into ledger.proof (tenant_id, horizon, upto_id, seals, counts, proved_at)
      values (${tenant_id}, ${reach.horizon}::xid, ${upto_id}::uuid, ${seals}, '{}', ${at}::timestamptz)
      on conflict (tenant_id) do update set horizon = excluded.horizon, upto_id = excluded.upto_id, seals = excluded.seals, counts = excluded.counts,
        proved_at = excluded.proved_at`.execute(tx);
  for (const mark of marks)
    for (const { tenant_id, old } of await countsOf(tx, mark))
      await sql`update ledger.proof p set counts = p.counts || jsonb_build_object(${mark.table}::text, ${old}::int) where p.tenant_id = ${tenant_id}`.execute(
        tx,
      );
}

/** `rows` by table; `lacks`: why the last whole proof is nothing to go on from; `since`: when it was. */
export type Standing = { rows: Map<string, number>; lacks: string | null; since: string | null };

/** Runs reads in a transaction of their own, with room to work in. */
export type Within = <T>(work: (db: Reader) => Promise<T>) => Promise<T>;

/** Whether all that the last whole proof saw is there and was touched by nobody. Reads every row's mark, and nothing else of it. */
export async function standingOf(within: Within, { marks }: { marks: readonly Mark[] }): Promise<Standing> {
  const proofs = await within(async (db) => {
    const { rows: found } = await sql<{ tenant_id: string; counts: Record<string, number> | null; proved_at: string | null }>`
      select t.id as tenant_id, p.counts, p.proved_at from tenancy.tenant t left join ledger.proof p on p.tenant_id = t.id`.execute(db);
    return found;
  });
  const rows = new Map<string, number>();
  const unproved = proofs.find(({ counts }) => counts === null);
  if (unproved) return { rows, lacks: `client ${unproved.tenant_id} was never proved whole`, since: null };
  // Two processors: there are about as many entries as rows of everything else, and PostgreSQL tells marks by one process alone.
  const shares = [marks.slice(0, 1), marks.slice(1)];
  const counted = (await Promise.all(shares.map((share) => within((db) => countAll(db, share))))).flat();
  const lacks: string[] = [];
  for (const { mark, counts } of counted) {
    rows.set(
      mark.table,
      counts.reduce((sum, count) => sum + count.rows, 0),
    );
    for (const proof of proofs) {
      const was = proof.counts?.[mark.table] ?? 0;
      const { old, untouched } = counts.find(({ tenant_id }) => tenant_id === proof.tenant_id) ?? { old: 0, untouched: 0 };
      if (old !== was || (mark.isKept && untouched !== was))
        lacks.push(`of ${was} rows in ${mark.table} of client ${proof.tenant_id} ${mark.isKept ? untouched : old} are as they were`);
    }
  }
  const since = proofs.map(({ proved_at: at }) => at ?? '').sort()[0] ?? null;
  return { rows, lacks: lacks.length === 0 ? null : lacks.join('; '), since };
}

async function countAll(db: Reader, marks: readonly Mark[]): Promise<{ mark: Mark; counts: Count[] }[]> {
  const counted: { mark: Mark; counts: Count[] }[] = [];
  for (const mark of marks) counted.push({ mark, counts: await countsOf(db, mark) });
  return counted;
}
