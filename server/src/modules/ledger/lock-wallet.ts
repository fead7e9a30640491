import type { Tx } from '../../platform/database/index.ts';
import type { LedgerActor } from './asks.ts';

/**
 * Holds a member's points in a campaign, or their training points (`campaignId` null), until the transaction ends. For rooms that read what they decide before they move points: wallets are locked first, their own
 * rows after (law 6), so that a decision and a take-back never wait for each other crosswise.
 */
export async function lockWallet(
  tx: Tx,
  { tenantId }: LedgerActor,
  { memberId, campaignId }: { memberId: string; campaignId: string | null },
): Promise<void> {
  await tx
    .selectFrom('ledger.account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .$if(campaignId !== null, (query) => query.where('book_id', '=', campaignId ?? ''))
    .where('currency', '=', campaignId === null ? 'training' : 'points')
    .where('role', '=', 'available')
    .forNoKeyUpdate()
    .execute();
}
