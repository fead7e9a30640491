/** Sales on the wire: what a seller reports, and what became of it (SAL-01 to SAL-08). */
export { Decision, Sale, SaleForm, SaleLine, SaleReport, SaleRow } from './shapes.ts';
export {
  getSale,
  getSaleEligibility,
  getPersonSalesWeeks,
  listPersonSales,
  listSales,
  PersonSalesWeeks,
  reportSale,
  reviseSale,
} from './report.ts';
export {
  beginSalesImport,
  getSalesImport,
  listSalesImportLines,
  listSalesImports,
  SalesImport,
  SalesImportLine,
  SalesImportRow,
  steerSalesImport,
} from './import.ts';
export {
  approveSale,
  AuditSale,
  AuditSaleRow,
  claimSale,
  exportSales,
  getSaleToAudit,
  listSalesToAudit,
  refuseSale,
  releaseSale,
  SimilarSale,
} from './audit.ts';
