/** How the operations of sales are called with another tenant's ids. */
import { beginSalesImport } from '../import/begin-import.ts';
import { runSalesImport } from '../import/run-import.ts';
import type { Attack, Foreign, RoomUnderAttack } from '../../../isolation/entry.ts';

const each = ({ sale }: Foreign, rest: Omit<Attack, 'params'> = {}): Attack[] =>
  [sale.refusedSaleId, sale.openSaleId].map((saleId) => ({ params: { saleId }, ...rest }));
const onEach = (b: Foreign, body: object = {}): Attack[] => [1, 2].flatMap((version) => each(b, { body: { version, ...body } }));
const pages = (b: Foreign): Attack[] => [
  { query: { limit: 100 } },
  { query: { campaignId: b.program.campaignId } },
  { query: { after: b.cursor } },
];

type Own = { salesImportId: string; salesSpreadsheetId: string };
const sheet = (mark: string) => `vendedor;loja;nota;data;sku;quantidade\n${mark}@exemplo.test;${mark};77;2026-11-01;${mark};1\n`;

export const sales: RoomUnderAttack<Own> = {
  rows: async ({ platform }, { author, program: { campaignId }, mark }) => {
    const { siteId, tenantId, personId } = author.actor;
    const put = () =>
      platform.storage.put({
        siteId,
        tenantId,
        personId,
        purpose: 'sheet',
        name: `${mark}.csv`,
        content: Buffer.from(sheet(mark)),
        isPublic: false,
      });
    const { id: salesImportId } = await beginSalesImport(platform, author.actor, { campaignId, fileId: (await put()).id });
    const nothing = { ...platform, putOrdersOnHold: async () => [] };
    await runSalesImport(nothing, { tenantId, importId: salesImportId });
    return { salesImportId, salesSpreadsheetId: (await put()).id };
  },
  untold: { 'sales.photo_band': 'numbers of what the photo looks like; the photo itself is told' },
  entries: {
    listSalesImports: { asks: (b) => [{ query: { limit: 100 } }, { query: { after: b.cursor } }] },
    beginSalesImport: { asks: (b) => [{ body: { campaignId: b.program.campaignId, fileId: b.salesSpreadsheetId } }] },
    getSalesImport: { asks: (b) => [{ params: { importId: b.salesImportId } }] },
    listSalesImportLines: { asks: (b) => [{ params: { importId: b.salesImportId }, query: { limit: 100 } }] },
    steerSalesImport: {
      asks: (b) => (['apply', 'undo', 'cancel'] as const).map((act) => ({ params: { importId: b.salesImportId, act } })),
    },
    getSaleEligibility: { asks: (b) => [{ query: { campaignId: b.program.campaignId } }] },
    reportSale: { asks: (b) => [{ body: { ...b.sale.saleForm, campaignId: b.program.campaignId, writtenAt: null } }] },
    listSales: { asks: (b) => [...pages(b), { query: { state: 'reproved' } }] },
    listPersonSales: {
      asks: (b) => [b.memberId, b.callerMemberId].flatMap((memberId) => pages(b).map((page) => ({ ...page, params: { memberId } }))),
    },
    getPersonSalesWeeks: { asks: (b) => [b.memberId, b.callerMemberId].map((memberId) => ({ params: { memberId } })) },
    getSale: { asks: (b) => each(b) },
    reviseSale: { asks: (b) => onEach(b, { sale: b.sale.saleForm }) },
    listSalesToAudit: {
      asks: (b) => [
        ...pages(b),
        { query: { state: 'reproved' } },
        { query: { search: b.mark } },
        { query: { search: b.sale.invoiceNumber } },
        { query: { show: 'flagged' } },
      ],
    },
    /** By an id: what somebody searches for stands in their own audit log, and would be found there as the mark. */
    exportSales: { asks: (b) => [{ query: {} }, { query: { campaignId: b.program.campaignId } }, { query: { state: 'reproved' } }] },
    getSaleToAudit: { asks: (b) => each(b) },
    claimSale: { asks: (b) => onEach(b) },
    releaseSale: { asks: (b) => each(b) },
    approveSale: { asks: (b) => onEach(b) },
    refuseSale: { asks: (b) => onEach(b, { reason: 'forged', note: '' }) },
  },
};
