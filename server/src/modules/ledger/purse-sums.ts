/** Sums of a purse that this transaction holds: what they say stays true until it ends. */
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import type { LedgerActor } from './asks.ts';
import type { HeldPurse } from './purses.ts';

/** What the member owes in this book and currency; never below zero. */
export async function debtOf(tx: Tx, actor: LedgerActor, purse: HeldPurse): Promise<number> {
  const { debt } = await tx
    .selectFrom('ledger.account as a')
    .select(sql<number>`a.debited - a.credited`.as('debt'))
    .where('a.tenant_id', '=', actor.tenantId)
    .where('a.member_id', '=', purse.memberId)
    .where('a.book_id', '=', purse.bookId)
    .where('a.currency', '=', purse.currency)
    .where('a.role', '=', 'owed')
    .executeTakeFirstOrThrow();
  return debt;
}

/** What expired of the purse and was not given back since. */
export async function expiredOf(tx: Tx, actor: LedgerActor, { availableId }: HeldPurse): Promise<number> {
  const { expired } = await tx
    .selectFrom('ledger.entry as e')
    .select(sql<number>`coalesce(sum(case e.code when 'expire' then e.amount else -e.amount end), 0)::bigint`.as('expired'))
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.code', 'in', ['expire', 'reinstate'])
    .where((e) => e.or([e('e.from_id', '=', availableId), e('e.to_id', '=', availableId)]))
    .executeTakeFirstOrThrow();
  return expired;
}
