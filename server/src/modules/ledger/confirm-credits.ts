import type { Tx } from '../../platform/database/index.ts';
import type { ConfirmAsk, LedgerActor, LedgerParts } from './asks.ts';
import { lockCredits } from './credits-of-group.ts';
import { moveWallet } from './wallets.ts';

/** Credits of a sale that were under audit are audited from now on, so that orders may be approved on them (D20). Again changes nothing. */
export async function confirmCredits(
  parts: LedgerParts,
  tx: Tx,
  actor: LedgerActor,
  { groupId, auditorId }: ConfirmAsk,
): Promise<{ confirmed: number }> {
  let confirmed = 0;
  for (const { availableId, credits } of await lockCredits(tx, actor, { groupId })) {
    const waiting = credits.filter(({ isConfirmed }) => !isConfirmed);
    if (waiting.length === 0) continue;
    const settled = waiting.reduce((sum, { amount }) => sum + amount, 0);
    const wallet = await moveWallet(parts, tx, actor, { wallet: { id: availableId }, delta: { settled, steps: 0 } });
    if (!wallet) throw new Error('ledger: a wallet that is held is gone');
    await writeConfirmations(parts, tx, actor, { entryIds: waiting.map(({ id }) => id), auditorId, at: wallet.at });
    confirmed += waiting.length;
  }
  return { confirmed };
}

/** One row a credit, never changed. */
export async function writeConfirmations(
  { newId }: Pick<LedgerParts, 'newId'>,
  tx: Tx,
  actor: LedgerActor,
  { entryIds, auditorId, at }: { entryIds: readonly string[]; auditorId: string; at: string },
): Promise<void> {
  await tx
    .insertInto('ledger.confirmation')
    .values(entryIds.map((entry_id) => ({ tenant_id: actor.tenantId, id: newId(), entry_id, auditor_id: auditorId, confirmed_at: at })))
    .execute();
}
