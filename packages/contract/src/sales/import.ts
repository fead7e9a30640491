/** Sales from a spreadsheet: tried in a dry run, applied, taken back (SAL-01, as ADM-02 does with people). */
import { importRefusals, importStates } from '@vitrine/domain/people/import';
import { fileRefusals } from '@vitrine/domain/kernel';
import { saleFields } from '@vitrine/domain/sales/import';
import { z } from 'zod';
import { endpoint, Id, Instant, pageOf, PageQuery } from '../kernel/index.ts';

const imports = { needs: 'sales.import' } as const;
const one = z.object({ importId: Id });
const acts = ['apply', 'undo', 'cancel'] as const;

export const SalesImportRow = z.object({
  id: Id,
  fileName: z.string(),
  campaignName: z.string(),
  state: z.enum(importStates),
  who: z.string(),
  createdAt: Instant,
});
export type SalesImportRow = z.infer<typeof SalesImportRow>;

export const SalesImport = SalesImportRow.extend({
  problem: z.object({ refusal: z.enum(importRefusals), line: z.int(), missing: z.array(z.enum(saleFields)) }).nullable(),
  /** An earlier import of the very same spreadsheet. */
  sameAs: z.object({ id: Id, createdAt: Instant }).nullable(),
  lines: z.object({ read: z.int(), judged: z.int(), good: z.int(), bad: z.int() }),
  sales: z.object({ good: z.int(), applied: z.int(), undone: z.int(), kept: z.int() }),
  can: z.object({ apply: z.boolean(), undo: z.boolean(), cancel: z.boolean() }),
});
export type SalesImport = z.infer<typeof SalesImport>;

export const SalesImportLine = z.object({
  line: z.int(),
  seller: z.string(),
  invoiceNumber: z.string(),
  sku: z.string(),
  verdict: z.enum(['good', 'bad']),
  /** Why it is not taken, or was not taken back. */
  refusal: z.string().nullable(),
  field: z.enum(saleFields).nullable(),
  /** What the spreadsheet says there. */
  value: z.string(),
});
export type SalesImportLine = z.infer<typeof SalesImportLine>;

export const listSalesImports = endpoint({
  ...imports,
  method: 'GET',
  path: '/console/sales-imports',
  query: PageQuery,
  answer: pageOf(SalesImportRow),
  summary: 'Imports of sales, the newest first',
});

/** The dry run begins at once; nothing is credited by it. */
export const beginSalesImport = endpoint({
  ...imports,
  method: 'POST',
  path: '/console/sales-imports',
  body: z.strictObject({ campaignId: Id, fileId: Id }),
  answer: z.object({ id: Id }),
  refusals: [...fileRefusals, 'file_of_wrong_kind'],
  summary: 'Begins an import of sales with a spreadsheet that was uploaded',
});

export const getSalesImport = endpoint({
  ...imports,
  method: 'GET',
  path: '/console/sales-imports/:importId',
  params: one,
  answer: SalesImport,
  summary: 'How an import of sales stands',
});

export const listSalesImportLines = endpoint({
  ...imports,
  method: 'GET',
  path: '/console/sales-imports/:importId/lines',
  params: one,
  query: PageQuery.extend({ verdict: z.enum(['good', 'bad']).optional() }),
  answer: pageOf(SalesImportLine),
  summary: 'Lines of an import in the order of the spreadsheet, each bad one with its field and its reason',
});

/** `apply` and `undo` go on where they were broken off, when said again. */
export const steerSalesImport = endpoint({
  ...imports,
  method: 'POST',
  path: '/console/sales-imports/:importId/:act',
  params: one.extend({ act: z.enum(acts) }),
  answer: SalesImport,
  refusals: importRefusals,
  summary: 'Applies an import, takes it back, or gives it up',
});
