import type { ImportRefusal } from '@vitrine/domain/people/import';

/**
 * A line of a spreadsheet as it stands there, the heading being one too; `formulas` are the places of cells that would have been computed; `is1904`: its days are
 * counted from then. */
export type CsvLine = { line: number; cells: string[]; formulas?: ReadonlySet<number>; is1904?: true };

/** A spreadsheet that cannot be read to its end, and where it could not. */
export class SpreadsheetUnreadable extends Error {
  readonly refusal: ImportRefusal;
  readonly line: number;

  constructor(refusal: ImportRefusal, line = 0) {
    super(`the spreadsheet cannot be read: ${refusal} at line ${line}`);
    this.refusal = refusal;
    this.line = line;
  }
}

/** Columns beyond these are not looked at. */
export const columnsAtMost = 200;
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
