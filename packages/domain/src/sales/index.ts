/** Sales: what a seller may report, and what an auditor may decide, by functions that browser and server share (VAL-14). */
export {
  flagsOf,
  isCorrectable,
  judgeDecision,
  judgeRevision,
  largeSalePoints,
  needsNote,
  type DecisionFacts,
  type DecisionRefusal,
  type FlagFacts,
} from './audit.ts';
export { invoiceKeyOf } from './invoice-number.ts';
export { judgeReport, mostLines, quantityLimits, type ReportFacts } from './report.ts';
export { isInSequence, manyOnDevice, manyPerHour, riskOf, sequenceLength, signalsOf, type SignalFacts } from './signals.ts';
export { judgeSeller, type SellerFacts, type SellerRefusal } from './eligibility.ts';
export { daysLeftToReport, isCampaignOpen, judgeSaleDate, reportingWindowDays, type WindowRefusal } from './window.ts';
export {
  auditFlags,
  auditReasons,
  decisionReasons,
  invoiceKinds,
  reportingRoles,
  saleSignals,
  saleStates,
  salesRefusals,
  type AuditFlag,
  type AuditReason,
  type DecisionReason,
  type InvoiceKind,
  type SaleSignal,
  type SalesRefusal,
  type SaleState,
} from './words.ts';
