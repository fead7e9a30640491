import { stepImport } from '@vitrine/domain/people/import';
import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { sendRevision } from '../send-revision.ts';
import { queueRankOf } from '../sale-facts.ts';
import { keepSignals } from '../sale-signals.ts';
import { changeImport, lockImport, type OfImport } from './import-rows.ts';
import { findImporter } from './importer.ts';
import { judgeSaleOfSpreadsheet, keepVerdicts, linesOfSale, type SaleOfSpreadsheet } from './lines-of-sale.ts';
import type { ImportParts } from './import-parts.ts';

/** Takes the next sale of an import, judged once more, and keeps that it was taken in the same transaction; at the end of them it is applied. */
export function applyNext(parts: ImportParts, of: OfImport): Promise<void> {
  return parts.db.transaction(async (tx) => {
    const found = await lockImport(tx, of);
    if (found.state !== 'applying') return;
    const importer = await findImporter(tx, { tenantId: of.tenantId, memberId: found.member_id });
    const next = importer && (await nextSale(tx, of));
    if (!importer || !next) {
      const end = stepImport(found.state, 'endApplication');
      if (end.ok) await changeImport(tx, of, { now: parts.clock.now(), state: end.state });
      return;
    }
    const lines = await linesOfSale(tx, of, { saleLine: next.sale_line });
    const sale = await judgeSaleOfSpreadsheet(parts, tx, importer, { campaignId: found.campaign_id, lines });
    if (!sale.ok) return keepVerdicts(tx, of, lines, sale);
    const saleId = await take(parts, tx, { campaignId: found.campaign_id, importId: of.importId, sale });
    await tx
      .updateTable('sales.import_line')
      .set({ sale_id: saleId })
      .where('tenant_id', '=', of.tenantId)
      .where('import_id', '=', of.importId)
      .where('sale_line', '=', next.sale_line)
      .execute();
  });
}

const nextSale = (tx: Tx, { tenantId, importId }: OfImport) =>
  tx
    .selectFrom('sales.import_line')
    .select('sale_line')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('verdict', '=', 'good')
    .where('sale_id', 'is', null)
    .orderBy('sale_line')
    .limit(1)
    .executeTakeFirst();

type Good = Extract<SaleOfSpreadsheet, { ok: true }>;

/** The seller’s own sale, credited at once and under audit, with the import that it came with. */
async function take(
  parts: ImportParts,
  tx: Tx,
  { campaignId, importId, sale }: { campaignId: string; importId: string; sale: Good },
): Promise<string> {
  const { form, judged, invoiceKey } = sale;
  const seller: Actor = sale.seller;
  const [saleId, now] = [parts.newId(), parts.clock.now()];
  await tx
    .insertInto('sales.sale')
    .values({
      tenant_id: seller.tenantId,
      id: saleId,
      member_id: seller.memberId,
      campaign_id: campaignId,
      invoice_key: invoiceKey,
      state: 'under_audit',
      revision: 1,
      version: 1,
      queue_rank: queueRankOf(judged, form),
      reported_at: now,
      sent_at: now,
      import_id: importId,
    })
    .execute();
  await sendRevision(parts, tx, seller, { saleId, campaignId, number: 1, form, judged, writtenAt: null });
  await keepSignals(tx, seller, { saleId, campaignId, invoiceKey, now, deviceId: null, mark: null }, true);
  return saleId;
}
