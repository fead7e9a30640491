/**
 * What the last whole proof leaves behind, so that the next one may begin there (decision 009): for each table the number of rows that were proved, and a transaction by whose
 * number PostgreSQL itself tells which rows were written or changed since, by whomever.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';

/**
 * A table that the rules look through. `counts`: by client all rows, those that were there (`old`), and of them those that nobody touched. `isKept`: its rows are never
 * changed; of others only their number must be as it was, the touched ones are proved anew.
 */
export type Mark = { table: string; isKept: boolean; counts: RawBuilder<unknown> };

/**
 * Whether a row's last writer (`xmin`) came at or after the horizon of a proof `p`. Numbers of transactions go round: half of the circle lies behind. Not by `age`, which
 * PostgreSQL leaves to one process.
 */
export const writtenSince = (xmin: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`((${xmin}::text::bigint - p.horizon::text::bigint) & 4294967295) < 2147483648`;

const counted = ({
  from,
  isOld,
  isTouched,
}: {
  from: RawBuilder<unknown>;
  isOld: RawBuilder<unknown>;
  isTouched: RawBuilder<unknown>;
}) => sql`
  select p.tenant_id, count(*)::int as rows, count(*) filter (where ${isOld})::int as old,
    count(*) filter (where ${isOld} and not (${isTouched}))::int as untouched
  ${from} group by p.tenant_id`;

/** A mark; `from` names the table as `x` and joins `ledger.proof` as `p`, `isOld` tells which of its rows the proof saw. */
export const markOf = ({
  table,
  isKept,
  from,
  isOld,
  isTouched = writtenSince(sql`x.xmin`),
}: Pick<Mark, 'table' | 'isKept'> & {
  from: RawBuilder<unknown>;
  isOld: RawBuilder<unknown>;
  isTouched?: RawBuilder<unknown>;
}): Mark => ({ table, isKept, counts: counted({ from, isOld, isTouched }) });

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
  // Written by the very transaction that wrote the proof down.
  markOf({
    table: 'ledger.proved_sum',
    isKept: true,
    isOld: sql`true`,
    isTouched: sql`x.xmin <> p.xmin`,
    from: sql`from ledger.proved_sum x join ledger.proof p on p.tenant_id = x.tenant_id`,
  }),
];

export type Count = { tenant_id: string; rows: number; old: number; untouched: number };
/** What a mark counts now, by client. */
export const countsOf = async (db: Reader, { counts }: Mark): Promise<Count[]> => (await sql<Count>`${counts}`.execute(db)).rows;

/** `rows` by table; `lacks`: why the last whole proof is nothing to go on from; `since`: when it was. */
export type Status = { rows: Map<string, number>; lacks: string | null; since: string | null };

/** Runs reads in a transaction of their own, with room to work in. */
export type Within = <T>(work: (db: Reader) => Promise<T>) => Promise<T>;

/** Whether all that the last whole proof saw is there and was touched by nobody. Reads every row's mark, and nothing else of it. */
export async function statusOf(within: Within, { marks }: { marks: readonly Mark[] }): Promise<Status> {
  const proofs = await within(async (db) => {
    const { rows: found } = await sql<{ tenant_id: string; counts: Record<string, number> | null; proved_at: string | null }>`
      select t.id as tenant_id, p.counts, p.proved_at from tenancy.tenant t left join ledger.proof p on p.tenant_id = t.id`.execute(db);
    return found;
  });
  const rows = new Map<string, number>();
  const unproved = proofs.find(({ counts }) => counts === null);
  if (unproved) return { rows, lacks: `client ${unproved.tenant_id} was never proved whole`, since: null };
  // Two processors: there are about as many entries as rows of everything else.
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
