import { entryCodes, reasonKinds, statementStates } from '@vitrine/domain/ledger';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import type { LedgerActor } from './asks.ts';

/** A page without a filter: so many rows, of them before this position. */
type Stretch = { before: number | undefined; most: number };

/**
 * Every movement of one `available` account with its state; `position` orders what happened, whatever the clocks said. With `only`, the rows of that stretch alone: both
 * indices are read backwards until it is full, and what became of each row is looked up for these rows and no others.
 */
export const statementRows = (
  db: Reader,
  actor: Pick<LedgerActor, 'tenantId'>,
  { availableId, only }: { availableId: string; only?: Stretch | undefined },
) => {
  const moved = (end: 'to_id' | 'from_id') =>
    db
      .selectFrom('ledger.entry as e')
      .selectAll('e')
      .select(sql<number>`${end === 'to_id' ? sql.ref('e.amount') : sql`-e.amount`}`.as('delta'))
      .where('e.tenant_id', '=', actor.tenantId)
      .where(`e.${end}`, '=', availableId)
      .$if(only?.before !== undefined, (query) => query.where('e.position', '<', Number(only?.before)))
      .$if(only !== undefined, (query) => query.orderBy('e.position', 'desc').limit(Number(only?.most)));
  const both = db
    .selectFrom(moved('to_id').as('i'))
    .selectAll('i')
    .unionAll(db.selectFrom(moved('from_id').as('o')).selectAll('o'));
  return db.selectFrom((from) =>
    from
      .selectFrom(
        db
          .selectFrom(both.as('b'))
          .selectAll('b')
          .$if(only !== undefined, (query) => query.orderBy('b.position', 'desc').limit(Number(only?.most)))
          .as('m'),
      )
      .leftJoin('ledger.confirmation as f', (join) => join.onRef('f.tenant_id', '=', 'm.tenant_id').on('f.entry_id', '=', idOf('credit')))
      .leftJoin('ledger.entry as r', (join) => join.onRef('r.tenant_id', '=', 'm.tenant_id').on('r.reverses_id', '=', idOf('credit')))
      .leftJoin('ledger.entry as x', (join) => join.onRef('x.tenant_id', '=', 'm.tenant_id').on('x.resolves_id', '=', idOf('hold')))
      .selectAll('m')
      .select(['f.auditor_id', 'f.confirmed_at', 'r.id as reversed_by', 'r.created_at as reversed_at', 'r.by_member_id as reverser_id'])
      .select(['x.id as resolved_by', 'x.code as resolved_code', 'x.created_at as resolved_at'])
      .select(
        sql<string>`case
          when m.code = 'credit' and r.id is not null then 'taken_back'
          when m.code = 'credit' and f.entry_id is not null then 'audited'
          when m.code = 'credit' then 'under_audit'
          when m.code = 'hold' and x.code = 'capture' then 'spent'
          when m.code = 'hold' and x.code = 'release' then 'returned'
          when m.code = 'hold' then 'held'
          else 'done' end`.as('state'),
      )
      .as('s'),
  );
};

/** Null for any other entry, which ends the search of an index before it begins. */
const idOf = (code: 'credit' | 'hold') => sql<string>`case when m.code = ${sql.lit(code)} then m.id end`;

/**
 * The balance right after each of these positions. It is summed from the first entry on, never stored, so that a page shows what the ledger itself says; only amounts
 * are read, which stand in the indices. Entries of a wallet become visible in the order of their positions, so a page that was read before is summed completely.
 */
export async function balancesAfter(
  db: Reader,
  { tenantId }: Pick<LedgerActor, 'tenantId'>,
  { availableId, positions }: { availableId: string; positions: readonly number[] },
): Promise<Map<number, number>> {
  if (positions.length === 0) return new Map();
  const { rows } = await sql<{ position: number; balance: number }>`
    select b.position, b.balance
    from (
      select m.position, (sum(m.delta) over (order by m.position))::bigint as balance
      from (
        select i.position, i.amount as delta from ledger.entry i
        where i.tenant_id = ${tenantId} and i.to_id = ${availableId} and i.position <= ${Math.max(...positions)}
        union all
        select o.position, -o.amount from ledger.entry o
        where o.tenant_id = ${tenantId} and o.from_id = ${availableId} and o.position <= ${Math.max(...positions)}
      ) m
    ) b
    where b.position >= ${Math.min(...positions)}`.execute(db);
  return new Map(rows.map(({ position, balance }) => [position, balance]));
}

const Code = z.enum(entryCodes);
const State = z.enum(statementStates);
const Reason = z.enum(reasonKinds);

type Row = {
  id: string;
  created_at: string;
  effective_on: string;
  code: string;
  state: string;
  position: number;
  delta: number;
  reason_kind: string;
  reason_id: string;
  group_id: string;
};

/** A row of the statement on the wire; `title`: what it is about; `balances`: by position, from `balancesAfter`. */
export const lineOf = (row: Row, { title, balances }: { title: string | null; balances: ReadonlyMap<number, number> }) => ({
  id: row.id,
  at: row.created_at,
  effectiveOn: row.effective_on,
  code: Code.parse(row.code),
  state: State.parse(row.state),
  amount: row.delta,
  balanceAfter: balanceAt(row, balances),
  reason: { kind: Reason.parse(row.reason_kind), id: row.reason_id, groupId: row.group_id },
  title,
});

function balanceAt({ id, position }: Row, balances: ReadonlyMap<number, number>): number {
  const balance = balances.get(position);
  if (balance === undefined) throw new Error(`ledger: the balance after entry ${id} was not summed`);
  return balance;
}
