/** Sales: what sellers report with an invoice, credited at once, and what auditors make of it. */
export { salesFileAccess } from './file-access.ts';
export { salesInvariants, salesMarks } from './invariants.ts';
export { salesRecords } from './personal-records.ts';
export { salesRoutes } from './routes.ts';
