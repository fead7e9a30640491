/** Sales and decisions that a journey starts from, as sellers and auditors make them. */
import { approveSale, claimSale, getSaleToAudit, refuseSale, reportSale, type Sale, type SaleReport } from '@vitrine/contract/sales';
import type { AuditReason } from '@vitrine/domain/sales';
import { callAs, type Who } from './api.ts';
import { day, products, type Shop } from './shop.ts';
import { aPicture, upload } from './uploads.ts';

/** A sale of one fridge, reported by this seller with a photo; under audit. */
export async function aSale(shop: Shop, seller: Who, given: Partial<SaleReport> & Pick<SaleReport, 'invoiceNumber'>): Promise<Sale> {
  const photoFileId = given.photoFileId === undefined ? await aPhoto(seller) : given.photoFileId;
  const report: SaleReport = {
    campaignId: shop.campaignId,
    storeId: shop.stores.own.id,
    invoiceKind: 'invoice',
    saleDate: day(),
    observation: '',
    lines: [{ sku: products.fridge.sku, quantity: 1 }],
    writtenAt: null,
    ...given,
    photoFileId,
  };
  return callAs(seller, reportSale, { body: report });
}

const aPhoto = (seller: Who) => upload(seller, { purpose: 'image', name: 'nota.png', bytes: aPicture() });

/** Approves a sale as it stands; with a reason, refuses it. */
export async function decide(
  auditor: Who,
  { id: saleId }: Pick<Sale, 'id'>,
  { reason, note = '' }: { reason?: AuditReason; note?: string } = {},
): Promise<void> {
  const params = { saleId };
  const found = await callAs(auditor, getSaleToAudit, { params });
  const { version } = (await callAs(auditor, claimSale, { params, body: { version: found.sale.version } })).sale;
  if (reason) await callAs(auditor, refuseSale, { params, body: { version, reason, note } });
  else await callAs(auditor, approveSale, { params, body: { version } });
}
