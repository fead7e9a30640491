/** Sales: what sellers report with an invoice, credited at once, and what auditors make of it. */
export { approvedSalesOf } from './approved-sales-of.ts';
export { salesAtRisk } from './audit-queue.ts';
export { invoicesOf } from './invoices-of.ts';
export { salesInvariants, salesMarks } from './invariants.ts';
export { salesByDay, salesWaiting } from './sales-figures.ts';
