/** Lists as files for spreadsheets: written while they are read, kept in the audit log. */
export { auditLogExportRoutes, type AuditWords } from './export-audit-log.ts';
export { sendExport, exportStream, type Sheet } from './send-export.ts';
export { byteMark, csvLine } from './csv-line.ts';
