import type { ImportDelimiter, ImportEncoding } from '@vitrine/domain/people/import';
import papaparse, { type ParseResult } from 'papaparse';
import { textIn } from './encodings.ts';
import { SpreadsheetUnreadable, type CsvLine } from './csv-line.ts';

/** A cell in quotes that goes on for longer than this has lost its closing one. */
const longestRecord = 1_048_576;

/** The records of a text, piece by piece; the first one is line 1, and a line break in quotes begins no new one. Refuses `sheet_unreadable`. */
export async function* readCsv(
  content: Buffer,
  { encoding, delimiter }: { encoding: ImportEncoding; delimiter: ImportDelimiter },
): AsyncGenerator<CsvLine> {
  let rest = '';
  let line = 0;
  for (const piece of textIn(content, encoding)) {
    rest += piece;
    const read = parse(rest, { delimiter, isLast: false });
    rest = rest.slice(read.meta.cursor);
    if (rest.length > longestRecord) throw new SpreadsheetUnreadable('sheet_unreadable', line + 1);
    for (const cells of read.data) yield { line: (line += 1), cells };
    await Promise.resolve();
  }
  const read = parse(rest, { delimiter, isLast: true });
  if (read.errors.some(({ code }) => code === 'MissingQuotes')) throw new SpreadsheetUnreadable('sheet_unreadable', line + 1);
  for (const cells of read.data) yield { line: (line += 1), cells };
}

function parse(text: string, { delimiter, isLast }: { delimiter: string; isLast: boolean }): ParseResult<string[]> {
  const newline = text.includes('\r\n') ? '\r\n' : text.includes('\n') ? '\n' : '\r';
  const read: ParseResult<string[]> = new papaparse.Parser({ delimiter, newline }).parse(text, 0, !isLast);
  return read;
}
