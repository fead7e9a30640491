/** How the operations of sales are called with another tenant's ids. */
import type { Attack, Foreign, RoomUnderAttack } from '../../../isolation/entry.ts';

const each = ({ sale }: Foreign, rest: Omit<Attack, 'params'> = {}): Attack[] =>
  [sale.refusedSaleId, sale.openSaleId].map((saleId) => ({ params: { saleId }, ...rest }));
const onEach = (b: Foreign, body: object = {}): Attack[] => [1, 2].flatMap((version) => each(b, { body: { version, ...body } }));
const pages = (b: Foreign): Attack[] => [
  { query: { limit: 100 } },
  { query: { campaignId: b.program.campaignId } },
  { query: { after: b.cursor } },
];

export const sales: RoomUnderAttack = {
  entries: {
    getSaleStanding: { asks: (b) => [{ query: { campaignId: b.program.campaignId } }] },
    reportSale: { asks: (b) => [{ body: { ...b.sale.saleForm, campaignId: b.program.campaignId, writtenAt: null } }] },
    listSales: { asks: (b) => [...pages(b), { query: { state: 'refused' } }] },
    getSale: { asks: (b) => each(b) },
    reviseSale: { asks: (b) => onEach(b, { sale: b.sale.saleForm }) },
    listSalesToAudit: {
      asks: (b) => [
        ...pages(b),
        { query: { state: 'refused' } },
        { query: { search: b.mark } },
        { query: { search: b.sale.invoiceNumber } },
        { query: { show: 'flagged' } },
      ],
    },
    /** By an id: what somebody searches for stands in their own trail, and would be found there as the mark. */
    exportSales: { asks: (b) => [{ query: {} }, { query: { campaignId: b.program.campaignId } }, { query: { state: 'refused' } }] },
    getSaleToAudit: { asks: (b) => each(b) },
    claimSale: { asks: (b) => onEach(b) },
    releaseSale: { asks: (b) => each(b) },
    approveSale: { asks: (b) => onEach(b) },
    refuseSale: { asks: (b) => onEach(b, { reason: 'forged', note: '' }) },
  },
};
