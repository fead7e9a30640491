import type { Locale } from '@vitrine/domain/kernel';

/** The mark by which Excel knows that a file is UTF-8. */
export const byteMark = '\uFEFF';

/** A line of a CSV for people of a language: spreadsheets split at its own sign when a file is opened by a double click. */
export const csvLine = (cells: readonly (string | number)[], locale: Locale): string =>
  `${cells.map(cellOf).join(locale === 'en-US' ? ',' : ';')}\r\n`;

/** A text that begins like a formula would be run by the spreadsheet: the apostrophe makes it text. A number is none. */
function cellOf(cell: string | number): string {
  const text = String(cell);
  const safe = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
