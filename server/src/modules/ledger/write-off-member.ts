import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LedgerActor, LedgerParts } from './asks.ts';
import { expireWallet, writeOff } from './close-book.ts';
import { moveWallet } from './wallets.ts';

/**
 * Ends all wallets of a member who left (decision D39): what is available expires, also what a closed campaign had left usable, debts are written off, and nothing is credited any more.
 * Experience stays, as at a campaign's end. Held points are released before, by the room that holds them. Wallet by wallet, so that a run that was killed goes on; again changes nothing.
 */
export async function writeOffMember(
  parts: LedgerParts & Pick<Platform, 'db'>,
  { tenantId, memberId }: { tenantId: string; memberId: string },
): Promise<void> {
  const actor: LedgerActor = { tenantId, memberId: null };
  const wallets = await parts.db
    .write()
    .selectFrom('ledger.account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('role', '=', 'available')
    .orderBy('id')
    .execute();
  for (const { id } of wallets) await parts.db.transaction((tx) => endWallet(parts, tx, actor, id));
}

/** The first movement holds the wallet, and tells what is on it. */
async function endWallet(parts: LedgerParts, tx: Tx, actor: LedgerActor, availableId: string): Promise<void> {
  const wallet = await moveWallet(parts, tx, actor, { wallet: { id: availableId }, delta: { steps: 0 } });
  if (!wallet) throw new Error('ledger: a wallet is gone');
  if (wallet.currency !== 'experience') await expireWallet(parts, tx, actor, { wallet });
  await writeOff(parts, tx, actor, [wallet]);
  const now = parts.clock.now();
  await tx
    .updateTable('ledger.account')
    .set({ closed_at: sql<string>`coalesce(closed_at, greatest(moved_at, ${now}::timestamptz))`, usable_until: null })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', availableId)
    .execute();
}
