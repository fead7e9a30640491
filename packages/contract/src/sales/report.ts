import { saleStates, salesRefusals } from '@vitrine/domain/sales';
import { fileRefusals } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { Day, endpoint, Id, pageOf, PageQuery } from '../kernel/index.ts';
import { Sale, SaleForm, SaleReport, SaleRow } from './shapes.ts';

const selling = { module: 'insert_sales' } as const;
const one = z.object({ saleId: Id });

export const getSaleEligibility = endpoint({
  ...selling,
  method: 'GET',
  path: '/sales/eligibility',
  query: z.object({ campaignId: Id }),
  answer: z.object({
    can: z.object({ report: z.boolean() }),
    /** Why not (SAL-08): `member_blocked`, `member_not_approved`, `role_cannot_report`, `not_registered` or `campaign_closed`. */
    refusal: z.enum(salesRefusals).nullable(),
    /** The day in the client's zone by the server's clock. */
    today: Day,
  }),
  summary: 'Whether the member may report sales in a campaign, before anything is typed',
});

/** Points and experience are credited at once and may be audited (SAL-05). Every wrong field is named at once. */
export const reportSale = endpoint({
  ...selling,
  method: 'POST',
  path: '/sales',
  body: SaleReport,
  answer: Sale,
  refusals: [...salesRefusals, ...fileRefusals],
  summary: 'Reports a sale',
});

export const listSales = endpoint({
  ...selling,
  method: 'GET',
  path: '/sales',
  query: PageQuery.extend({ campaignId: Id.optional(), state: z.enum(saleStates).optional() }),
  answer: pageOf(SaleRow),
  summary: 'The member’s sales, newest first',
});

export const getSale = endpoint({
  ...selling,
  method: 'GET',
  path: '/sales/:saleId',
  params: one,
  answer: Sale,
  summary: 'A sale of the member',
});

/** The same sale again, mended: only after a correctable reason; the window stays that of the first sending (D24). */
export const reviseSale = endpoint({
  ...selling,
  method: 'POST',
  path: '/sales/:saleId/revisions',
  params: one,
  body: z.strictObject({ version: z.int(), sale: SaleForm }),
  answer: Sale,
  refusals: [...salesRefusals, ...fileRefusals, 'changed_meanwhile'],
  summary: 'Sends a reproved sale again, corrected',
});

export const listPersonSales = endpoint({
  needs: 'sales.audit',
  method: 'GET',
  path: '/console/people/:memberId/sales',
  params: z.object({ memberId: Id }),
  query: listSales.query,
  answer: pageOf(SaleRow),
  summary: 'A member’s sales, newest first, for their page in the console',
});

export const PersonSalesWeeks = z.object({
  /** Invoices of these weeks and what became of them, and how many products stand on those that were not reproved. */
  invoices: z.int(),
  reproved: z.int(),
  products: z.int(),
  /** By the week of their first report in the client's zone, the earliest first; the last is the week that is under way. */
  weeks: z.array(z.object({ from: Day, approved: z.int(), underAudit: z.int(), reproved: z.int() })),
});
export type PersonSalesWeeks = z.infer<typeof PersonSalesWeeks>;

export const getPersonSalesWeeks = endpoint({
  needs: 'sales.audit',
  method: 'GET',
  path: '/console/people/:memberId/sales/weeks',
  params: z.object({ memberId: Id }),
  answer: PersonSalesWeeks,
  summary: 'A member’s sales by week, for their page in the console',
});
