import { earnedPeriods, periodBegin } from '@vitrine/domain/ledger';
import type { Tx } from '../../platform/database/index.ts';
import type { EarningParts, LedgerActor } from './asks.ts';
import type { HeldWallet } from './wallets.ts';

/** `day`: the one that the credit counts for, also where it is taken back; a credit that is taken back is below zero. */
type Change = { day: string; amount: number };

/**
 * Adds to what a member earned in each period that the days lie in, and tells `ledger.earned`, ids alone. Of the wallet that this transaction holds: nobody else
 * changes these rows meanwhile. Experience comes with points, so it is not told again.
 */
export async function countEarned(
  { publish }: Pick<EarningParts, 'publish'>,
  tx: Tx,
  { tenantId }: LedgerActor,
  { wallet, changes }: { wallet: HeldWallet; changes: readonly Change[] },
): Promise<void> {
  const { memberId, bookId, currency, at } = wallet;
  for (const period of earnedPeriods) {
    const amounts = new Map<string, number>();
    for (const { day, amount } of changes) {
      const begin = periodBegin(period, day);
      amounts.set(begin, (amounts.get(begin) ?? 0) + amount);
    }
    await addTo(tx, { tenant_id: tenantId, member_id: memberId, book_id: bookId, currency, period, reached_at: at }, amounts);
  }
  if (currency !== 'experience') await publish(tx, { event: 'ledger.earned', tenantId, payload: { memberId, bookId } });
}

type Row = { tenant_id: string; member_id: string; book_id: string; currency: string; period: string; reached_at: string };

async function addTo(tx: Tx, row: Row, amounts: ReadonlyMap<string, number>): Promise<void> {
  await tx
    .insertInto('ledger.earned')
    .values([...amounts].map(([begins_on, amount]) => ({ ...row, begins_on, amount })))
    .onConflict((taken) =>
      taken.columns(['tenant_id', 'member_id', 'book_id', 'currency', 'period', 'begins_on']).doUpdateSet(({ eb, ref, fn }) => ({
        amount: eb(ref('ledger.earned.amount'), '+', ref('excluded.amount')),
        reached_at: fn<string>('greatest', [ref('ledger.earned.reached_at'), ref('excluded.reached_at')]),
      })),
    )
    .execute();
}
