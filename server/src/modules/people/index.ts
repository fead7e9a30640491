/** The people of a client, many at once: their list, its export, imports from spreadsheets, and changes of many. */
export { SpreadsheetUnreadable } from './import/csv-line.ts';
export { readHead, readSpreadsheet } from './import/read-spreadsheet.ts';
