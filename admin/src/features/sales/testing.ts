/** Sales that wait for an auditor, as the server answers them; for screen tests. */
import { claimSale, getSaleToAudit, listSalesToAudit, releaseSale, type AuditSale, type AuditSaleRow } from '@vitrine/contract/sales';
import { anId, answers } from '../../testing.tsx';

export const until = '2099-01-01T00:00:00.000Z';
export const mine = { by: 'Lúcia Bittencourt', isMine: true, until };
export const row = (place: number, part: Partial<AuditSaleRow> = {}): AuditSaleRow => ({
  id: anId(100 + place),
  version: 1,
  state: 'under_audit',
  seller: { memberId: anId(200 + place), name: place === 1 ? 'Camila Rocha' : 'Jonas Prado' },
  storeName: 'Horizonte Tatuapé',
  invoiceNumber: place === 1 ? '482915' : '90114',
  points: 240,
  sentAt: '2026-11-21T12:42:00.000Z',
  flags: place === 1 ? ['invoice_in_store'] : [],
  claim: null,
  ...part,
});
export const audited = (place: number, part: Partial<AuditSale> = {}, sale: Partial<AuditSale['sale']> = {}): AuditSale => ({
  sale: {
    id: anId(100 + place),
    version: 1,
    campaignId: anId(300),
    campaignName: 'Verão Aurora',
    state: 'under_audit',
    invoiceKind: 'invoice',
    invoiceNumber: row(place).invoiceNumber,
    saleDate: '2026-11-20',
    store: {
      id: anId(301),
      name: 'Horizonte Tatuapé',
      retailerId: anId(302),
      retailer: 'Horizonte',
      city: 'São Paulo',
      country: 'BR',
      taxId: '12345678000195',
      timeZone: 'America/Sao_Paulo',
      takesPhotos: true,
    },
    photo: { fileId: anId(303), name: 'nota.jpg', url: '/files/nota.jpg' },
    observation: 'Cliente levou os dois juntos.',
    lines: [
      {
        id: anId(304),
        sku: 'GEL-480',
        name: 'Geladeira Inverse',
        productType: 'fridge',
        productTypeName: 'Geladeira',
        formFactor: '',
        brand: 'Aurora',
        processor: '',
        generation: '',
        quantity: 2,
        points: 240,
        experience: 24,
        explanation: null,
      },
    ],
    points: 240,
    experience: 24,
    reportedAt: '2026-11-21T12:42:00.000Z',
    revision: 1,
    revisedAt: null,
    decision: null,
    history: [],
    can: { revise: false },
    ...sale,
  },
  seller: { memberId: anId(200 + place), name: row(place).seller.name, role: 'salesperson', sales: 31, reproved: 1 },
  flags: row(place).flags,
  similar: [],
  alike: null,
  claim: null,
  writtenAt: null,
  decidedBy: null,
  impact: { available: 2480, availableAfter: 2240, missing: 0 },
  can: { claim: true, decide: true },
  ...part,
});
export const aQueue = (items = [row(1), row(2)]) =>
  answers(listSalesToAudit, () => ({ items, next: null, counts: { all: items.length, mine: 0, flagged: 1, large: 0 } }));
export const placeOf = (saleId: string | undefined) => (saleId === anId(101) ? 1 : 2);
export const reviewQueue = () => {
  answers(getSaleToAudit, ({ params }) => audited(placeOf(params['saleId'])));
  answers(releaseSale, () => ({}));
  return answers(claimSale, ({ params }) => audited(placeOf(params['saleId']), { claim: mine }));
};

/** Whoever leaves the page sends what could still be undone. */
export const leave = () => window.dispatchEvent(new Event('pagehide'));
