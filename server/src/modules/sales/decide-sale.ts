import type { AuditSale } from '@vitrine/contract/sales';
import { needsNote, type AuditReason, type DecisionReason } from '@vitrine/domain/sales';
import { within, type Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordChange } from '../../platform/audit/index.ts';
import { confirmCredits, takeBack, type PutOrdersOnHold } from '../ledger/index.ts';
import { settleLate } from '../levels/index.ts';
import { tell } from '../notices/index.ts';
import { getSaleToAudit } from './get-sale-to-audit.ts';
import { lockSaleToDecide, type LockedSale } from './lock-sale.ts';
import type { StoredState } from './sale-rows.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'publish'>;
type Seen = { saleId: string; version: number };
/** As tables and the audit log keep it. */
type Word = { state: Exclude<StoredState, 'under_audit'>; reason: DecisionReason | null; note: string };

/** Approves a sale: its credits are audited from now on, so that orders may be approved on them (SAL-06, D20). */
export function approveSale(parts: Parts, actor: Actor, ask: Seen): Promise<AuditSale> {
  return decide(parts, actor, { ...ask, word: { state: 'approved', reason: null, note: '' } }, async (tx, sale) => {
    await confirmCredits(parts, tx, actor, { groupId: ask.saleId, auditorId: actor.memberId });
    await settleLate(parts, tx, actor, { memberId: sale.member_id, campaignId: sale.campaign_id });
    const payload = { memberId: sale.member_id, saleId: ask.saleId };
    await parts.publish(tx, { event: 'sales.approved', tenantId: actor.tenantId, payload });
  });
}

/**
 * Refuses a sale with a reason: points and experience are taken back, from what is available first, then by putting orders on hold, and the rest is owed (D20,
 * D21). Refuses `note_required` where the reason says nothing by itself.
 */
export function refuseSale(
  parts: Parts & { putOrdersOnHold: PutOrdersOnHold },
  actor: Actor,
  { reason, note, ...ask }: Seen & { reason: AuditReason; note: string },
): Promise<AuditSale> {
  if (needsNote(reason) && note === '') throw new Refusal('note_required', { fields: { note: 'note_required' } });
  return decide(parts, actor, { ...ask, word: { state: 'refused', reason, note } }, (tx) =>
    takeBack(parts, tx, actor, { groupId: ask.saleId, why: note, auditorId: actor.memberId }),
  );
}

/**
 * The one way to decide: the sale's row is locked before anything moves, so of two auditors the second is told what the first did (D37). The seller is told in the same
 * transaction, and the audit log keeps who decided (ADM-09).
 */
function decide(
  parts: Parts,
  actor: Actor,
  { saleId, version, word }: Seen & { word: Word },
  move: (tx: Tx, sale: LockedSale) => Promise<unknown>,
): Promise<AuditSale> {
  return parts.db.transaction(async (tx) => {
    const sale = await lockSaleToDecide(parts, tx, actor, { saleId, version });
    await write(parts, tx, actor, { sale, word });
    await move(tx, sale);
    await tellSeller(parts, tx, actor, { sale, word });
    const subject = { subject: 'sale', subjectId: saleId, before: { state: sale.state }, after: word };
    await recordChange(tx, actor, { ...subject, what: `sale.${word.state}`, now: parts.clock.now(), id: parts.newId() });
    return getSaleToAudit(within(parts, tx), actor, { saleId });
  });
}

async function write(
  { clock }: Parts,
  tx: Tx,
  { tenantId, memberId }: Actor,
  { sale, word }: { sale: LockedSale; word: Word },
): Promise<void> {
  await tx
    .updateTable('sales.sale')
    .set((row) => ({ state: word.state, version: row('version', '+', 1), claimed_by: null, claimed_until: null }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sale.id)
    .execute();
  await tx
    .updateTable('sales.revision')
    .set({ decision: word.state, decided_at: clock.now(), decided_by: memberId, reason: word.reason, note: word.note })
    .where('tenant_id', '=', tenantId)
    .where('sale_id', '=', sale.id)
    .where('number', '=', sale.revision)
    .execute();
}

/** In the transaction that decides. */
export async function tellSeller(
  parts: Pick<Parts, 'clock' | 'newId' | 'publish'>,
  tx: Tx,
  { tenantId }: Actor,
  { sale, word }: { sale: LockedSale; word: Word },
): Promise<void> {
  const { invoice_number, points } = await tx
    .selectFrom('sales.revision')
    .select(['invoice_number', 'points'])
    .where('tenant_id', '=', tenantId)
    .where('sale_id', '=', sale.id)
    .where('number', '=', sale.revision)
    .executeTakeFirstOrThrow();
  await tell(
    parts,
    tx,
    { tenantId, memberId: sale.member_id },
    {
      kind: word.state === 'approved' ? 'sale_approved' : 'sale_refused',
      facts: { saleId: sale.id, title: invoice_number, points, reason: word.reason, note: word.note },
      cause: `sale ${sale.id} ${sale.revision} ${word.state}`,
    },
  );
}
