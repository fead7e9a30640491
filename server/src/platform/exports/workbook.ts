/** Writes a workbook while its rows come, so that no list has to fit into memory. */
import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Moment } from './moments.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** What an export of a workbook and one of its cells hold at most, by the format. */
const most = { rows: 1_048_576, text: 32_767, name: 31 };

type Line = readonly (string | number | Moment)[];
type Rows = AsyncIterable<readonly Line[]>;

/**
 * A workbook of one export, its first row being the heading. A text stays a text, whatever it begins with: only a cell that says so is a formula, and none does. A list that
 * is longer than an export breaks off with a fault instead of ending silently. */
export function workbookOf(title: string, rows: Rows): Readable {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(partsOf(title))) zip.addBuffer(Buffer.from(head + content), path);
  const sheet = Readable.from(sheetOf(rows));
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  const out = new PassThrough();
  const fail = (fault: Error) => out.destroy(fault);
  zip.on('error', fail);
  sheet.on('error', fail);
  // Whoever breaks off the download ends the reading of the rows too.
  pipeline(zip.outputStream, out, () => sheet.destroy());
  return out;
}

async function* sheetOf(rows: Rows): AsyncGenerator<string> {
  const lines = rows[Symbol.asyncIterator]();
  try {
    // The heading, and the first page, by which the columns are as wide as they are.
    const [heading, first] = [await lines.next(), await lines.next()];
    const begin = [...(heading.done ? [] : heading.value), ...(first.done ? [] : first.value)];
    yield `${head}<worksheet xmlns="${main}">${frozen}${columnsOf(begin)}<sheetData>`;
    let line = 0;
    for (let some: readonly Line[] | undefined = begin; some; some = await behind(lines)) {
      if (line + some.length > most.rows) throw new Error(`a sheet of a workbook holds ${most.rows} rows, the list has more`);
      yield some.map((cells) => `<row r="${(line += 1)}">${cells.map((cell) => cellOf(cell, line === 1)).join('')}</row>`).join('');
    }
    const last = `${emailOf(begin[0]?.length ?? 1)}${Math.max(line, 1)}`;
    yield `</sheetData><autoFilter ref="A1:${last}"/></worksheet>`;
  } finally {
    await lines.return?.();
  }
}

const frozen = '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';

async function behind(lines: AsyncIterator<readonly Line[]>): Promise<readonly Line[] | undefined> {
  const { done, value } = await lines.next();
  return done ? undefined : value;
}

/** Each column as wide as what the first page says in it, within limits in which an export can be read; the heading has the sign of the filter beside it. */
function columnsOf(lines: readonly Line[]): string {
  const widths = (lines[0] ?? []).map((_, place) =>
    Math.min(60, Math.max(8, ...lines.map((cells, line) => widthOf(cells[place] ?? '') + (line === 0 ? 4 : 2)))),
  );
  const columns = widths.map((width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`);
  return columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
}

const widthOf = (cell: string | number | Moment): number =>
  typeof cell === 'object' ? (cell.isDay ? 10 : 16) : (String(cell).split('\n', 1)[0]?.length ?? 0);

/** A column by its letters: A to Z, then AA. */
const emailOf = (column: number): string =>
  (column > 26 ? emailOf(Math.floor((column - 1) / 26)) : '') + String.fromCodePoint(65 + ((column - 1) % 26));

function cellOf(cell: string | number | Moment, isHeading: boolean): string {
  if (typeof cell === 'object') return `<c s="${cell.isDay ? 3 : 2}"><v>${cell.serial}</v></c>`;
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  const style = isHeading ? ' s="1"' : '';
  return cell === ''
    ? `<c${style}/>`
    : `<c${style} t="inlineStr"><is><t xml:space="preserve">${inXml(cell.slice(0, most.text))}</t></is></c>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };
/** Signs that XML cannot hold, halves of a sign among them, are left out. */
const inXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"\r]/g, (sign) => signs[sign] ?? sign);

const partsOf = (title: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
    ['workbook', 'sheet.main'],
    ['styles', 'styles'],
    ['worksheets/sheet1', 'worksheet'],
  ]
    .map(
      ([part, type]) =>
        `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
    )
    .join('')}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${kind}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${kind}"><sheets><sheet name="${inXml(nameOf(title))}" spreadsheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${kind}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${kind}/styles" Target="styles.xml"/></Relationships>`,
  // Two fonts: the text's, and the heading's bold one. Formats 22 and 14 are the reader's own of a moment and of a day.
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="22" applyNumberFormat="1"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
});

/** The name of an export has no such signs. */
const nameOf = (title: string): string => title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, most.name);
