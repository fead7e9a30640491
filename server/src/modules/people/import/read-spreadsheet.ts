import type { ImportDelimiter, ImportEncoding, ImportFormat } from '@vitrine/domain/people/import';
import { delimiterOf, encodingOf, judgeBytes, textIn, type SpreadsheetProblem } from './encodings.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { columnsAtMost, isBlank, SpreadsheetUnreadable, type CsvLine } from './csv-line.ts';

/** How a spreadsheet is read; a workbook says itself in which letters it is written. */
export type Reading = { format: ImportFormat; encoding: ImportEncoding | null; delimiter: ImportDelimiter | null };
export type Head = Reading & { header: string[]; samples: string[][]; problem: SpreadsheetProblem | null };

const sampleLines = 5;

/** The lines of a spreadsheet in their order, the heading first. Refuses as `SpreadsheetUnreadable`. */
export const readSpreadsheet = (content: Buffer, { format, encoding, delimiter }: Reading): AsyncGenerator<CsvLine> =>
  format === 'xlsx' ? readXlsx(content) : readCsv(content, { encoding: encoding ?? encodingOf(content), delimiter: delimiter ?? ';' });

/** The heading and the first lines; what is not told is found out. A spreadsheet that cannot be taken has its `problem` and no lines. */
export async function readHead(content: Buffer, asked: Reading): Promise<Head> {
  const reading = asked.format === 'xlsx' ? { ...asked, encoding: null, delimiter: null } : readingOf(content, asked);
  const problem = reading.encoding ? judgeBytes(content, reading.encoding) : null;
  if (problem) return { ...reading, header: [], samples: [], problem };
  try {
    const lines = await firstLines(content, reading);
    const [header = [], ...samples] = lines;
    const width = Math.min(columnsAtMost, header.length);
    const isEmpty = lines.length === 0;
    return {
      ...reading,
      header: header.slice(0, width).map((cell) => cell.trim()),
      samples: samples.map((cells) => Array.from({ length: width }, (_, place) => (cells[place] ?? '').slice(0, 120))),
      problem: isEmpty ? { refusal: 'sheet_empty', line: 0 } : null,
    };
  } catch (fault) {
    if (!(fault instanceof SpreadsheetUnreadable)) throw fault;
    return { ...reading, header: [], samples: [], problem: { refusal: fault.refusal, line: fault.line } };
  }
}

function readingOf(content: Buffer, { format, ...asked }: Reading): Reading {
  const encoding = asked.encoding ?? encodingOf(content);
  const [head = ''] = textIn(content.subarray(0, 65_536), encoding);
  return { format, encoding, delimiter: asked.delimiter ?? delimiterOf(head) };
}

async function firstLines(content: Buffer, reading: Reading): Promise<string[][]> {
  const lines: string[][] = [];
  for await (const { cells } of readSpreadsheet(content, reading)) {
    if (isBlank(cells)) continue;
    lines.push(cells);
    if (lines.length > sampleLines) break;
  }
  return lines;
}
