import type { SaleForm } from '@vitrine/contract/sales';
import { SaleForm as FormShape } from '@vitrine/contract/sales';
import { invoiceKeyOf } from '@vitrine/domain/sales';
import { kindNamed, type SaleField } from '@vitrine/domain/sales/import';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import { judgeSale, type JudgedSale } from '../sale-facts.ts';
import type { OfImport } from './import-rows.ts';
import { findSeller } from './importer.ts';
import type { ImportParts } from './import-parts.ts';
import { quantityOf, Said, type LineFault } from './said.ts';

export type SaleLineOfSpreadsheet = { line: number; said: Said; verdict: string | null };

/** The lines of one sale, in the order of the spreadsheet. */
export async function linesOfSale(
  tx: Tx,
  { tenantId, importId }: OfImport,
  { saleLine }: { saleLine: number },
): Promise<SaleLineOfSpreadsheet[]> {
  const rows = await tx
    .selectFrom('sales.import_line')
    .select(['line', 'said', 'verdict'])
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('sale_line', '=', saleLine)
    .orderBy('line')
    .execute();
  return rows.map(({ line, said, verdict }) => ({ line, said: Said.parse(said), verdict }));
}

type Fault = LineFault & { line: number };
export type SaleOfSpreadsheet =
  | { ok: true; seller: Actor; form: SaleForm; judged: JudgedSale; invoiceKey: string }
  | { ok: false; seller: Actor | undefined; faults: Fault[] };

/**
 * Judges a sale of a spreadsheet as the seller’s own report is judged, but for the photo, which no spreadsheet can bring: an auditor sees that there is none. Each fault stands at its line and
 * its field.
 */
export async function judgeSaleOfSpreadsheet(
  parts: ImportParts,
  tx: Tx,
  importer: Actor,
  { campaignId, lines }: { campaignId: string; lines: readonly SaleLineOfSpreadsheet[] },
): Promise<SaleOfSpreadsheet> {
  const [first] = lines;
  if (!first) throw new Error('sales: a sale of a spreadsheet has lines');
  const { said } = first;
  const seller = await findSeller(tx, importer, { named: said.seller });
  const wrong = (field: SaleField | null, refusal: string, line = first.line): SaleOfSpreadsheet => ({
    ok: false,
    seller,
    faults: [{ line, field, refusal }],
  });
  if (!seller) return wrong('seller', 'seller_unknown');
  const odd = lines.find((one) => one.said.store !== said.store || one.said.saleDate !== said.saleDate);
  if (odd) return wrong(odd.said.store === said.store ? 'saleDate' : 'store', 'differs_in_sale', odd.line);
  const storeId = await findStore(tx, importer, said);
  if (storeId === undefined) return wrong('store', 'store_unknown');
  const read = FormShape.safeParse({
    storeId,
    invoiceKind: kindNamed(said.invoiceKind),
    invoiceNumber: said.invoiceNumber,
    saleDate: said.saleDate,
    photoFileId: null,
    observation: '',
    lines: lines.map((one) => ({ sku: one.said.sku, quantity: quantityOf(one.said) })),
  });
  if (!read.success) return wrong(null, 'cell_unreadable');
  const invoiceKey = invoiceKeyOf(said.invoiceNumber) ?? '';
  if (await isKnown(tx, seller, { campaignId, invoiceKey })) return wrong('invoiceNumber', 'invoice_already_sent');
  try {
    const judged = await judgeSale(parts, tx, seller, { campaignId, form: read.data, isOfSpreadsheet: true });
    return { ok: true, seller, form: read.data, judged, invoiceKey };
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    return { ok: false, seller, faults: faultsOf(fault, lines) };
  }
}

const places: Readonly<Record<string, SaleField>> = {
  storeId: 'store',
  invoiceNumber: 'invoiceNumber',
  saleDate: 'saleDate',
  invoiceKind: 'invoiceKind',
};

/** What a report refuses by its fields, at the cells that they came from. */
function faultsOf({ code, fields }: Refusal, lines: readonly SaleLineOfSpreadsheet[]): Fault[] {
  const line = lines[0]?.line ?? 0;
  if (!fields) return [{ line, field: 'seller', refusal: code }];
  return Object.entries(fields).map(([field, refusal]) => {
    const [, place] = /^lines\.(\d+)\./.exec(field) ?? [];
    return place === undefined
      ? { line, field: places[field] ?? null, refusal }
      : { line: lines[Number(place)]?.line ?? line, field: 'sku', refusal };
  });
}

/** A store of this client by its tax id, however it is written, or by a name that one store alone has. */
async function findStore(tx: Tx, { tenantId }: Actor, { store }: Said): Promise<string | undefined> {
  const taxId = store.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const { rows } = await sql<{ id: string; by_tax_id: boolean }>`
    select id, upper(regexp_replace(coalesce(tax_id, ''), '[^0-9A-Za-z]', '', 'g')) = ${taxId} as by_tax_id from campaigns.store
    where tenant_id = ${tenantId} and (upper(regexp_replace(coalesce(tax_id, ''), '[^0-9A-Za-z]', '', 'g')) = ${taxId} or lower(name) = ${store.toLowerCase()})
    limit 3`.execute(tx);
  const exact = rows.find(({ by_tax_id }) => by_tax_id && taxId !== '');
  return exact?.id ?? (rows.length === 1 ? rows[0]?.id : undefined);
}

async function isKnown(
  tx: Tx,
  { tenantId, memberId }: Actor,
  { campaignId, invoiceKey }: { campaignId: string; invoiceKey: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('sales.sale')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .where('invoice_key', '=', invoiceKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes down what a sale is: taken as it is, or why not; lines that are right in a sale that is not are told so. */
export async function keepVerdicts(
  tx: Tx,
  { tenantId, importId }: OfImport,
  lines: readonly SaleLineOfSpreadsheet[],
  sale: SaleOfSpreadsheet,
): Promise<void> {
  for (const { line, verdict } of lines) {
    if (verdict === 'bad') continue;
    const fault = sale.ok ? undefined : (sale.faults.find((one) => one.line === line) ?? { field: null, refusal: 'other_line_bad' });
    await tx
      .updateTable('sales.import_line')
      .set({
        verdict: fault ? 'bad' : 'good',
        refusal: fault?.refusal ?? null,
        field: fault?.field ?? null,
        member_id: sale.seller?.memberId ?? null,
      })
      .where('tenant_id', '=', tenantId)
      .where('import_id', '=', importId)
      .where('line', '=', line)
      .execute();
  }
}
