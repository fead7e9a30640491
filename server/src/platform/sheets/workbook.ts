/** Writes a workbook while its rows come, so that no list has to fit into memory. */
import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** What a sheet of a workbook and one of its cells hold at most, by the format. */
const most = { rows: 1_048_576, text: 32_767, name: 31 };

/**
 * A workbook of one sheet, its first row being the heading. A text stays a text, whatever it begins with: only a cell that says so is a formula, and none does. A list that
 * is longer than a sheet breaks off with a fault instead of ending silently. */
export function workbookOf(title: string, rows: AsyncIterable<readonly (readonly (string | number)[])[]>): Readable {
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

async function* sheetOf(rows: AsyncIterable<readonly (readonly (string | number)[])[]>): AsyncGenerator<string> {
  const frozen = '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';
  yield `${head}<worksheet xmlns="${main}">${frozen}<sheetData>`;
  let line = 0;
  for await (const some of rows) {
    if (line + some.length > most.rows) throw new Error(`a sheet of a workbook holds ${most.rows} rows, the list has more`);
    yield some.map((cells) => `<row r="${(line += 1)}">${cells.map((cell) => cellOf(cell, line === 1)).join('')}</row>`).join('');
  }
  yield '</sheetData></worksheet>';
}

function cellOf(cell: string | number, isHeading: boolean): string {
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
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${kind}"><sheets><sheet name="${inXml(nameOf(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${kind}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${kind}/styles" Target="styles.xml"/></Relationships>`,
  // Two fonts: the text's, and the heading's bold one.
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
});

/** The name of a sheet has no such signs. */
const nameOf = (title: string): string => title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, most.name);
