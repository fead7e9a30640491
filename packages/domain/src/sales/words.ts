import type { ProgramRole } from '../identity/index.ts';

/** Documents that prove a sale (spec 2, §3). */
export const invoiceKinds = ['invoice', 'receipt', 'ticket'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** A sale is credited at once and stays under audit until somebody decides (SAL-05, SAL-06). */
export const saleStates = ['under_audit', 'approved', 'reproved'] as const;
export type SaleState = (typeof saleStates)[number];

/**
 * Program roles that report sales. The program is for these six (spec 2, §1); cashiers and brand promoters are named as roles only,
 * they see the program and sell nothing in it.
 */
export const reportingRoles = [
  'sales_agent',
  'equipment_promoter',
  'painter',
  'counter_clerk',
  'salesperson',
  'store_owner',
] as const satisfies readonly ProgramRole[];

/** Why an auditor refuses, in the order of the number keys that choose them. */
export const auditReasons = [
  'photo_unreadable',
  'invoice_repeated',
  'product_differs',
  'date_differs',
  'number_differs',
  'store_differs',
  'forged',
  'other',
] as const;
export type AuditReason = (typeof auditReasons)[number];

/** What stands at a reproved sale: an auditor’s reason, or that the import was taken back with which it came. */
export const decisionReasons = [...auditReasons, 'import_undone'] as const;
export type DecisionReason = (typeof decisionReasons)[number];

/** Why an auditor should look twice; none of them refuses a sale. */
export const auditFlags = [
  'no_photo',
  'invoice_in_store',
  'invoice_elsewhere',
  'same_lines',
  'store_not_registered',
  'revised',
  'photo_alike',
  'number_sequence',
  'many_at_once',
  'shared_device',
  'imported',
] as const;
export type AuditFlag = (typeof auditFlags)[number];

/** Those of them that are found when a sale arrives, and kept with it. */
export const saleSignals = ['photo_alike', 'number_sequence', 'many_at_once', 'shared_device', 'imported'] as const satisfies AuditFlag[];
export type SaleSignal = (typeof saleSignals)[number];

/** Why a sale is not taken, or a decision on it is not. */
export const salesRefusals = [
  'member_blocked',
  'member_not_approved',
  'role_cannot_report',
  'not_registered',
  'campaign_closed',
  'budget_spent',
  'store_not_participating',
  'sale_in_future',
  'sale_too_old',
  'sale_outside_campaign',
  'invoice_number_invalid',
  'invoice_already_sent',
  'photo_required',
  'photo_already_used',
  'sku_unknown',
  'product_repeated',
  'product_earns_nothing',
  'sale_not_reproved',
  'reason_not_correctable',
  'already_approved',
  'already_reproved',
  'claimed_by_other',
  'own_sale',
  'note_required',
] as const;
export type SalesRefusal = (typeof salesRefusals)[number];
