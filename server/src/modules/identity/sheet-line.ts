import type { Locale } from '@vitrine/domain/kernel';

/** A line of a CSV for people of a language: spreadsheets split at its own sign when a file is opened by a double click. */
export const sheetLine = (cells: readonly string[], locale: Locale): string =>
  `${cells.map(cellOf).join(locale === 'en-US' ? ',' : ';')}\r\n`;

/** A cell that begins like a formula would be run by the spreadsheet: the apostrophe makes it text. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
