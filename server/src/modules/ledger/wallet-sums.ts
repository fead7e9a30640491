/** Sums of a wallet that this transaction holds: what they say stays true until it ends. */
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import type { LedgerActor } from './asks.ts';
import type { HeldWallet } from './wallets.ts';

/** What the member owes in this book and currency, as a part of a statement; never below zero. */
export const debtOf = (actor: LedgerActor, wallet: HeldWallet) => sql<number>`(
  select o.debited - o.credited from ledger.account o where o.tenant_id = ${actor.tenantId} and o.member_id = ${wallet.memberId}
    and o.book_id = ${wallet.bookId} and o.currency = ${wallet.currency} and o.role = 'owed')`;

/** What expired of the wallet and was not given back since. */
export async function expiredOf(tx: Tx, actor: LedgerActor, { availableId }: HeldWallet): Promise<number> {
  const { expired } = await tx
    .selectFrom('ledger.entry as e')
    .select(sql<number>`coalesce(sum(case e.code when 'expire' then e.amount else -e.amount end), 0)::bigint`.as('expired'))
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.code', 'in', ['expire', 'reinstate'])
    .where((e) => e.or([e('e.from_id', '=', availableId), e('e.to_id', '=', availableId)]))
    .executeTakeFirstOrThrow();
  return expired;
}
