/** Lists as files for spreadsheets: written while they are read, kept in the trail. */
export { trailSheetRoutes, type TrailWords } from './export-trail.ts';
export { sendSheet, sheetStream, type Sheet } from './send-sheet.ts';
export { byteMark, sheetLine } from './sheet-line.ts';
