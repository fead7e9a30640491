import type { ImportLine, ImportRow } from '@vitrine/contract/people';
import { importFields, importStates, importVerdicts, type ImportVerdict } from '@vitrine/domain/people/import';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getImport } from './import-rows.ts';

type Parts = Pick<Platform, 'db'>;
type Page = { after?: string | undefined; limit: number };
const Newest = z.tuple([z.string(), z.uuid()]);
const Behind = z.tuple([z.int()]);

/** Imports of the client, newest first, a page by keyset. */
export async function listImports(
  { db }: Parts,
  { tenantId }: Actor,
  { after, limit }: Page,
): Promise<{ items: ImportRow[]; next: string | null }> {
  const place = readCursor(after, Newest);
  const found = await db
    .read()
    .selectFrom('people.people_import as i')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'i.tenant_id').onRef('m.id', '=', 'i.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['i.id', 'i.file_name', 'i.state', 'p.full_name', 'i.created_at'])
    .select([writtenAs('new', 'created').as('created'), writtenAs('changes', 'changed').as('changed')])
    .where('i.tenant_id', '=', tenantId)
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(i.created_at, i.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.created_at, row.id));
  return {
    items: rows.map((row) => ({
      id: row.id,
      fileName: row.file_name,
      state: importStates.find((state) => state === row.state) ?? 'failed',
      who: row.full_name,
      createdAt: row.created_at,
      created: row.created,
      changed: row.changed,
    })),
    next,
  };
}

/** Counted in the lines, or as it was counted before they went. */
const writtenAs = (verdict: ImportVerdict, kept: 'created' | 'changed') => sql<number>`coalesce((i.counts ->> ${kept})::integer, (
  select count(*)::integer from people.people_import_line as l
  where l.tenant_id = i.tenant_id and l.import_id = i.id and l.verdict = ${verdict} and l.is_applied and not l.is_undone
))`;

type LinesAsk = Page & { importId: string; verdict?: ImportVerdict | 'kept' | undefined };

/** Lines of an import in the order of the spreadsheet, of one verdict where that is asked. Refuses `not_found`. */
export async function listImportLines(
  { db }: Parts,
  { tenantId }: Actor,
  { importId, verdict, after, limit }: LinesAsk,
): Promise<{ items: ImportLine[]; next: string | null }> {
  const { columns } = await getImport(db.read(), { tenantId, importId });
  const [behind = -1] = readCursor(after, Behind) ?? [];
  const found = await db
    .read()
    .selectFrom('people.people_import_line')
    .select(['line', 'cells', 'full_name', 'user_name', 'verdict', 'refusal', 'field', 'told_number'])
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('line', '>', behind)
    .where('verdict', 'is not', null)
    .$if(verdict === 'kept', (query) =>
      query.where('is_applied', '=', true).where('is_undone', '=', false).where('refusal', 'is not', null),
    )
    .$if(verdict !== undefined && verdict !== 'kept', (query) => query.where('verdict', '=', verdict ?? ''))
    .orderBy('line')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.line));
  return {
    items: rows.map((row) => {
      const field = importFields.find((one) => one === row.field) ?? null;
      const place = columns.indexOf(field);
      return {
        line: row.line,
        fullName: row.full_name ?? said(row.cells, columns.indexOf('fullName')),
        userName: row.user_name ?? said(row.cells, columns.indexOf('userName')),
        verdict: importVerdicts.find((one) => one === row.verdict) ?? 'bad',
        refusal: row.refusal,
        field,
        number: row.told_number,
        value: field === null ? '' : said(row.cells, place),
      };
    }),
    next,
  };
}

const said = (cells: readonly string[], place: number) => cells[place] ?? '';
