import type { Sale, SaleForm } from '@vitrine/contract/sales';
import { invoiceKeyOf, judgeRevision } from '@vitrine/domain/sales';
import { within, violatedKey, type Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import { getSale } from './get-sale.ts';
import { lockSale, type LockedSale } from './lock-sale.ts';
import { getSaleRow } from './queries.ts';
import type { SalesParts } from './report-sale.ts';
import { judgeSale, queueRankOf } from './sale-facts.ts';
import { keepSignals } from './sale-signals.ts';
import { decisionOf, stateOf } from './sale-rows.ts';
import { sendRevision } from './send-revision.ts';

type Ask = { saleId: string; version: number; sale: SaleForm };

/**
 * Sends a reproved sale again, mended (D24): the same sale with its next revision, credited anew and audited anew. The window is that of the first sending. Refuses
 * `sale_not_reproved`, `reason_not_correctable`, `changed_meanwhile`, and all that a report refuses.
 */
export function reviseSale(parts: SalesParts, actor: Actor, { saleId, version, sale: form }: Ask): Promise<Sale> {
  return parts.db.transaction(async (tx) => {
    const locked = await lockSale(tx, actor, { saleId });
    if (locked.member_id !== actor.memberId) throw notFound();
    const before = await getSaleRow(tx, actor, { saleId });
    const refusal = judgeRevision({ state: stateOf(before), reason: decisionOf(before)?.reason ?? null });
    if (refusal) throw new Refusal(refusal);
    if (locked.version !== version) throw new Refusal('changed_meanwhile');
    const campaignId = locked.campaign_id;
    const judged = await judgeSale(parts, tx, actor, { campaignId, form, firstSentAt: locked.reported_at });
    await reopen(parts, tx, actor, { locked, form, queueRank: queueRankOf(judged, form) });
    await sendRevision(parts, tx, actor, { saleId, campaignId, number: locked.revision + 1, form, judged, writtenAt: null });
    const invoiceKey = invoiceKeyOf(form.invoiceNumber) ?? '';
    const { device_id: deviceId } = locked;
    await keepSignals(tx, actor, { saleId, campaignId, invoiceKey, now: parts.clock.now(), deviceId, mark: form.photoFingerprint ?? null });
    return getSale(within(parts, tx), actor, { saleId });
  });
}

/** A mended number takes the place of the wrong one, which is free again: nothing was paid for it. */
async function reopen(
  { clock }: Pick<SalesParts, 'clock'>,
  tx: Tx,
  actor: Actor,
  { locked, form, queueRank }: { locked: LockedSale; form: SaleForm; queueRank: number },
): Promise<void> {
  try {
    await tx
      .updateTable('sales.sale')
      .set((row) => ({
        invoice_key: invoiceKeyOf(form.invoiceNumber) ?? '',
        state: 'under_audit',
        revision: row('revision', '+', 1),
        version: row('version', '+', 1),
        queue_rank: queueRank,
        sent_at: clock.now(),
        claimed_by: null,
        claimed_until: null,
      }))
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', locked.id)
      .execute();
  } catch (fault) {
    if (violatedKey(fault) === 'sale_invoice')
      throw new Refusal('invoice_already_sent', { fields: { invoiceNumber: 'invoice_already_sent' } });
    throw fault;
  }
}
