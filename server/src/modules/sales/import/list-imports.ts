import type { SalesImportLine, SalesImportRow } from '@vitrine/contract/sales';
import { saleFields } from '@vitrine/domain/sales/import';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getImport, importsOf, rowOf } from './import-rows.ts';
import { Said } from './said.ts';

type Page = { after?: string | undefined; limit: number };
const Newest = z.tuple([z.string(), z.uuid()]);
const Behind = z.tuple([z.int()]);

/** Imports of the client, the newest first, a page by keyset. */
export async function listSalesImports(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit }: Page,
): Promise<{ items: SalesImportRow[]; next: string | null }> {
  const place = readCursor(after, Newest);
  const found = await importsOf(db.read(), actor)
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(i.created_at, i.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.created_at, row.id));
  return { items: rows.map((row) => rowOf(actor, row)), next };
}

/** Lines of an import that were judged, in the order of the spreadsheet. Refuses `not_found`. */
export async function listSalesImportLines(
  { db }: Pick<Platform, 'db'>,
  { tenantId }: Actor,
  { importId, verdict, after, limit }: Page & { importId: string; verdict?: 'good' | 'bad' | undefined },
): Promise<{ items: SalesImportLine[]; next: string | null }> {
  const reader = db.read();
  await getImport(reader, { tenantId, importId });
  const [behind = -1] = readCursor(after, Behind) ?? [];
  const found = await reader
    .selectFrom('sales.import_line')
    .select(['line', 'said', 'verdict', 'refusal', 'field'])
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('line', '>', behind)
    .where('verdict', 'is not', null)
    .$if(verdict !== undefined, (query) => query.where('verdict', '=', verdict ?? ''))
    .orderBy('line')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.line));
  return {
    items: rows.map((row) => {
      const said = Said.parse(row.said);
      const field = saleFields.find((one) => one === row.field) ?? null;
      return {
        line: row.line,
        seller: said.seller,
        invoiceNumber: said.invoiceNumber,
        sku: said.sku,
        verdict: row.verdict === 'good' ? 'good' : 'bad',
        refusal: row.refusal,
        field,
        value: field === null ? '' : said[field],
      };
    }),
    next,
  };
}
