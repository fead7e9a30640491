import type { Sale, SaleReport } from '@vitrine/contract/sales';
import { invoiceKeyOf } from '@vitrine/domain/sales';
import { within } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSale } from './get-sale.ts';
import { judgeSale, queueRankOf } from './sale-facts.ts';
import { keepSignals } from './sale-signals.ts';
import { sendRevision } from './send-revision.ts';

export type SalesParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'publish'>;

/**
 * Reports a sale: points and experience are the seller's at once, under audit (SAL-05). The invoice's key is unique for ever, so of the same number sent twice
 * at the same moment one is refused (SAL-03). Refuses as `judgeSale` does, `invoice_already_sent`, and `photo_already_used`.
 */
export function reportSale(
  parts: SalesParts,
  actor: Actor,
  { campaignId, writtenAt, deviceId = null, ...form }: SaleReport,
): Promise<Sale> {
  return parts.db.transaction(async (tx) => {
    const judged = await judgeSale(parts, tx, actor, { campaignId, form });
    const saleId = parts.newId();
    const now = parts.clock.now();
    const invoiceKey = invoiceKeyOf(form.invoiceNumber) ?? '';
    const begun = await tx
      .insertInto('sales.sale')
      .values({
        tenant_id: actor.tenantId,
        id: saleId,
        member_id: actor.memberId,
        campaign_id: campaignId,
        invoice_key: invoiceKey,
        state: 'under_audit',
        revision: 1,
        version: 1,
        queue_rank: queueRankOf(judged, form),
        reported_at: now,
        sent_at: now,
      })
      .onConflict((conflict) => conflict.constraint('sale_invoice').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!begun) throw new Refusal('invoice_already_sent', { fields: { invoiceNumber: 'invoice_already_sent' } });
    await sendRevision(parts, tx, actor, { saleId, campaignId, number: 1, form, judged, writtenAt });
    await keepSignals(tx, actor, { saleId, campaignId, invoiceKey, now, deviceId, mark: form.photoFingerprint ?? null });
    return getSale(within(parts, tx), actor, { saleId });
  });
}
