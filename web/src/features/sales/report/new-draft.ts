import type { Sale } from '@vitrine/contract/sales';
import { today } from '../../../shared/device/clock.ts';
import { kept } from '../../../shared/device/storage.ts';
import type { DraftCampaign, KeptSale, SaleDraft } from '../outbox/kept-sale.ts';

type Begun = Pick<KeptSale, 'draft' | 'revises' | 'photo'>;

const noPhoto: KeptSale['photo'] = { isHere: false, upload: undefined, fileId: undefined };

/** An empty report: today's sale, as most are. */
export const newReport = (campaign: DraftCampaign | null): Begun => ({
  revises: null,
  photo: noPhoto,
  draft: {
    campaign,
    store: null,
    invoiceKind: kindUsedLast(),
    invoiceNumber: '',
    saleDate: today(),
    observation: '',
    lines: [],
    isWithoutPhoto: false,
  },
});

/** A reproved sale as it was sent, to be corrected (D24). */
export const newRevision = (sale: Sale, campaign: DraftCampaign): Begun => ({
  revises: { saleId: sale.id, version: sale.version },
  photo: { ...noPhoto, fileId: sale.photo?.fileId },
  draft: {
    campaign,
    store: { ...sale.store, isParticipating: true, today: today(sale.store.timeZone), heardOn: today(sale.store.timeZone) },
    invoiceKind: sale.invoiceKind,
    invoiceNumber: sale.invoiceNumber,
    saleDate: sale.saleDate,
    observation: sale.observation,
    isWithoutPhoto: sale.photo === null,
    lines: sale.lines.map(({ sku, name, productType, brand, formFactor, quantity, points, experience, explanation }) => ({
      sku,
      name,
      detail: [formFactor, brand].filter(Boolean).join(' · '),
      productType,
      quantity,
      points: explanation?.base ?? Math.round(points / quantity),
      experience: Math.round(experience / quantity),
    })),
  },
});

const kindUsedLast = (): SaleDraft['invoiceKind'] => {
  const last = kept('invoice-kind');
  return last === 'receipt' || last === 'ticket' ? last : 'invoice';
};

/** Whether anything was written into it: an empty one needs no row in a list. */
export const isBegun = ({ draft, photo }: KeptSale): boolean => photo.isHere || draft.invoiceNumber !== '' || draft.lines.length > 0;
