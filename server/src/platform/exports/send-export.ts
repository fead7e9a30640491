import { Readable } from 'node:stream';
import { locales, matchLocale, type Locale, type ExportFormat } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import { recordChange } from '../audit/index.ts';
import type { Actor } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { momentsIn, type Moment } from './moments.ts';
import { byteMark, csvLine } from './csv-line.ts';
import { workbookOf } from './workbook.ts';

export type Cell = string | number | boolean | null;
/**
 * A list as an export: its columns in the order of their words, what each says of a row, and the list's own pages, so that a list and its export never differ.
 * `name` is the file's, and by it the audit log calls the list; `within` says of which thing the list is.
 */
export type Sheet<Row, Key extends string> = {
  name: string;
  within?: Readonly<Record<string, string>>;
  words: { title: string; columns: Record<Key, string> };
  cells: (row: Row) => Record<Key, Cell>;
  page: (ask: { after?: string; limit: number }) => Promise<{ items: readonly Row[]; next: string | null }>;
};
type Page<Row> = Awaited<ReturnType<Sheet<Row, string>['page']>>;
/** For whom an export is written, and who the audit log says took it. */
type SpreadsheetReader = Pick<Actor, 'locale' | 'clientTimeZone' | 'tenantId' | 'personId' | 'fullName'>;
type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;

const batch = 500;
const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const yesAndNo: Record<Locale, readonly [string, string]> = {
  'pt-BR': ['Sim', 'Não'],
  'en-US': ['Yes', 'No'],
  'es-ES': ['Sí', 'No'],
  'fr-FR': ['Oui', 'Non'],
};

/**
 * Answers a list as a file in the actor's language (ADM-02), read and sent a page at a time: a client of 100,000 fits into little memory. When it has left, the audit log is told how many rows
 * went out by which filters (ADM-09). Refuses whatever the list's first page refuses.
 */
export async function sendExport<Row, Key extends string>(
  parts: Parts,
  actor: Actor,
  { reply, query, sheet }: { reply: FastifyReply; query: { format: ExportFormat }; sheet: Sheet<Row, Key> },
): Promise<FastifyReply> {
  const first = await parts.db.patiently('export', () => sheet.page({ limit: batch }));
  return reply
    .type(types[query.format])
    .header('content-disposition', `attachment; filename="${sheet.name}.${query.format}"`)
    .header('cache-control', 'no-store')
    .send(exportStream(parts, actor, { query, sheet, first }));
}

/** The bytes of an export. Whoever breaks off has exported what they got: the audit log says so. */
export function exportStream<Row, Key extends string>(
  parts: Parts,
  actor: SpreadsheetReader,
  { query, sheet, first }: { query: { format: ExportFormat }; sheet: Sheet<Row, Key>; first: Page<Row> },
): Readable {
  const locale = matchLocale(actor.locale, locales);
  const rows = linesOf(parts, actor, { query, sheet, first, locale });
  return query.format === 'xlsx' ? workbookOf(sheet.words.title, rows) : Readable.from(csvOf(rows, locale));
}

/** What stands in one place of an export. */
type Written = string | number | Moment;

async function* csvOf(rows: AsyncIterable<Written[][]>, locale: Locale): AsyncGenerator<string> {
  yield byteMark;
  for await (const some of rows) yield some.map((cells) => csvLine(cells.map(inText), locale)).join('');
}

/** A program that reads a CSV reads moments as the API writes them, in UTC. */
const inText = (cell: Written): string | number => (typeof cell === 'object' ? cell.text : cell);

type Told<Row, Key extends string> = { query: { format: ExportFormat }; sheet: Sheet<Row, Key>; first: Page<Row>; locale: Locale };

async function* linesOf<Row, Key extends string>(
  parts: Parts,
  actor: SpreadsheetReader,
  { query, sheet, first, locale }: Told<Row, Key>,
): AsyncGenerator<Written[][]> {
  const columns = Object.entries<string>(sheet.words.columns);
  const momentOf = momentsIn(actor.clientTimeZone);
  const written = (key: string, cell: string | number | boolean): Written =>
    (typeof cell === 'string' ? momentOf(key, cell) : undefined) ?? textOf(cell, locale);
  const lineOf = (cells: Record<string, Cell>) => columns.map(([key]) => written(key, cells[key] ?? ''));
  // A workbook's moments stand in the clock of the program, a CSV's in UTC: the heading says which.
  const headed = (title: string) => (query.format === 'xlsx' ? title.replace('(UTC)', `(${actor.clientTimeZone})`) : title);
  let [rows, isWhole] = [0, false];
  try {
    yield [columns.map(([, title]) => headed(title))];
    for (let page: Page<Row> | null = first; page; page = await pageBehind(parts, sheet, page)) {
      rows += page.items.length;
      yield page.items.map((row) => lineOf(sheet.cells(row)));
    }
    isWhole = true;
  } finally {
    // How many they are is known only now. The file ends after the entry stands: without it, it is a download that broke off.
    await noteInAuditLog(parts, actor, { list: sheet.name, rows, isWhole, ...sheet.within, ...query });
  }
}

const pageBehind = <Row>({ db }: Parts, { page }: Pick<Sheet<Row, string>, 'page'>, { next }: Page<Row>): Promise<Page<Row> | null> =>
  next === null ? Promise.resolve(null) : db.patiently('export', () => page({ after: next, limit: batch }));

const textOf = (cell: string | number | boolean, locale: Locale) => (typeof cell === 'boolean' ? yesAndNo[locale][cell ? 0 : 1] : cell);

const noteInAuditLog = (
  { db, clock, newId }: Parts,
  actor: SpreadsheetReader,
  after: { list: string; rows: number; isWhole: boolean },
): Promise<void> =>
  db.transaction((tx) =>
    recordChange(tx, actor, {
      what: 'list.exported',
      subject: 'list',
      subjectId: after.list,
      before: null,
      after,
      now: clock.now(),
      id: newId(),
    }),
  );
