import { entryCodes, reasonKinds, statementStates } from '@vitrine/domain/ledger';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import type { LedgerActor } from './asks.ts';

/**
 * Every movement of one `available` account with its state and the balance right after it. The balance is summed from the first entry on, never stored, so a
 * page shows what the ledger itself says; `position` orders what happened, whatever the clocks said.
 */
export const statementRows = (db: Reader, actor: Pick<LedgerActor, 'tenantId'>, { availableId }: { availableId: string }) =>
  db.selectFrom((from) =>
    from
      .selectFrom((inner) =>
        inner
          .selectFrom('ledger.entry as e')
          .selectAll('e')
          .select(sql<number>`case when e.to_id = ${availableId} then e.amount else -e.amount end`.as('delta'))
          .select(
            sql<number>`(sum(case when e.to_id = ${availableId} then e.amount else -e.amount end) over (order by e.position))::bigint`.as(
              'balance_after',
            ),
          )
          .where('e.tenant_id', '=', actor.tenantId)
          .where((e) => e.or([e('e.to_id', '=', availableId), e('e.from_id', '=', availableId)]))
          .as('m'),
      )
      .leftJoin('ledger.confirmation as f', (join) => join.onRef('f.tenant_id', '=', 'm.tenant_id').onRef('f.entry_id', '=', 'm.id'))
      .leftJoin('ledger.entry as r', (join) => join.onRef('r.tenant_id', '=', 'm.tenant_id').onRef('r.reverses_id', '=', 'm.id'))
      .leftJoin('ledger.entry as x', (join) => join.onRef('x.tenant_id', '=', 'm.tenant_id').onRef('x.resolves_id', '=', 'm.id'))
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

const Code = z.enum(entryCodes);
const State = z.enum(statementStates);
const Reason = z.enum(reasonKinds);

type Row = {
  id: string;
  created_at: string;
  effective_on: string;
  code: string;
  state: string;
  delta: number;
  balance_after: number;
  reason_kind: string;
  reason_id: string;
  group_id: string;
};

/** A row of the statement on the wire; `title`: what it is about. */
export const lineOf = (row: Row, title: string | null) => ({
  id: row.id,
  at: row.created_at,
  effectiveOn: row.effective_on,
  code: Code.parse(row.code),
  state: State.parse(row.state),
  amount: row.delta,
  balanceAfter: row.balance_after,
  reason: { kind: Reason.parse(row.reason_kind), id: row.reason_id, groupId: row.group_id },
  title,
});
