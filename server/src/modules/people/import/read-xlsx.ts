import { columnsAtMost, type CsvLine } from './csv-line.ts';
import { openWorkbook, xmlSteps, type XmlReader } from './workbook.ts';

type Cell = { place: number; type: string; text: string; hasFormula: boolean };

/** The lines of the first spreadsheet. What a formula was computed to is never looked at: the cell counts as one that holds a formula. Refuses `sheet_unreadable`, `sheet_too_large`. */
export async function* readXlsx(content: Buffer): AsyncGenerator<CsvLine> {
  const book = await openWorkbook(content);
  const found: CsvLine[] = [];
  const steps = xmlSteps(await book.open(book.sheet), rowsInto(found, book));
  for await (const isRead of steps) {
    yield* found.splice(0);
    if (isRead) return;
  }
}

function rowsInto(found: CsvLine[], { texts, is1904 }: { texts: readonly string[]; is1904: boolean }): XmlReader {
  let [line, isValue] = [0, false];
  let row: { cells: string[]; formulas: Set<number> } = { cells: [], formulas: new Set() };
  let cell: Cell = { place: 0, type: 'n', text: '', hasFormula: false };
  const more = is1904 ? { is1904: true as const } : {};
  const keep = () => {
    if (cell.place >= columnsAtMost) return;
    if (cell.hasFormula) row.formulas.add(cell.place);
    while (row.cells.length < cell.place) row.cells.push('');
    row.cells[cell.place] = cell.hasFormula ? '' : textOf(cell, texts);
  };
  return {
    begin: ({ name, attributes }) => {
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1);
        row = { cells: [], formulas: new Set() };
      }
      if (name === 'c')
        cell = { place: placeOf(attributes['r']) ?? row.cells.length, type: attributes['t'] ?? 'n', text: '', hasFormula: false };
      if (name === 'f') cell.hasFormula = true;
      isValue = name === 'v' || name === 't';
    },
    text: (more) => {
      if (isValue) cell.text += more;
    },
    end: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c') keep();
      if (name === 'row') found.push({ line, cells: row.cells, ...(row.formulas.size > 0 ? { formulas: row.formulas } : {}), ...more });
    },
  };
}

/** `C12` is the third column: 2. */
function placeOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf({ type, text }: Cell, texts: readonly string[]): string {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type !== 'n') return text;
  const value = Number(text);
  // A document or a phone that was taken for a number: all of its digits, never `4.47E+10`.
  return text === '' || !Number.isFinite(value) ? text : Number.isInteger(value) ? value.toFixed(0) : text;
}
