import { auditFlags, auditReasons, saleStates, salesRefusals } from '@vitrine/domain/sales';
import { z } from 'zod';
import { endpoint, exportOf, Id, Instant, Nothing, pageOf, PageQuery, ParticipantText, SearchTerm } from '../kernel/index.ts';
import { Sale } from './shapes.ts';

const audits = { needs: 'sales.audit' } as const;
const decides = { ...audits, refusals: [...salesRefusals, 'changed_meanwhile'] } as const;
const one = z.object({ saleId: Id });
const seen = z.strictObject({
  /** Of the sale that the auditor looked at (D37). */
  version: z.int(),
});

/** Who looks at a sale right now; null when nobody does. */
const Claim = z.object({ by: z.string(), isMine: z.boolean(), until: Instant }).nullable();
const Seller = z.object({ memberId: Id, name: z.string(), role: z.string().nullable(), sales: z.int(), reproved: z.int() });

export const AuditSaleRow = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(saleStates),
  seller: z.object({ memberId: Id, name: z.string() }),
  storeName: z.string(),
  invoiceNumber: z.string(),
  points: z.int(),
  /** When what is to be audited arrived. */
  sentAt: Instant,
  flags: z.array(z.enum(auditFlags)),
  claim: Claim,
});
export type AuditSaleRow = z.infer<typeof AuditSaleRow>;

/** Another sale with the same invoice number. */
export const SimilarSale = z.object({
  id: Id,
  state: z.enum(saleStates),
  seller: z.string(),
  storeName: z.string(),
  isSameStore: z.boolean(),
  campaignName: z.string(),
  reportedAt: Instant,
  /** SKUs that both have. */
  sharedSkus: z.array(z.string()),
});
export type SimilarSale = z.infer<typeof SimilarSale>;

export const AuditSale = z.object({
  sale: Sale,
  seller: Seller,
  flags: z.array(z.enum(auditFlags)),
  similar: z.array(SimilarSale),
  /** The sale whose photo this one's is like; null where none is. */
  alike: z.object({ id: Id, invoiceNumber: z.string(), seller: z.string(), reportedAt: Instant, url: z.string().nullable() }).nullable(),
  claim: Claim,
  /** By the device's clock when it was written. */
  writtenAt: Instant.nullable(),
  /** Who decided last. */
  decidedBy: z.string().nullable(),
  /** What a refusal would do to the seller’s points; `missing` is what was spent or is held meanwhile (D20). */
  impact: z.object({ available: z.int(), availableAfter: z.int(), missing: z.int() }),
  can: z.object({ claim: z.boolean(), decide: z.boolean() }),
});
export type AuditSale = z.infer<typeof AuditSale>;

export const listSalesToAudit = endpoint({
  ...audits,
  method: 'GET',
  path: '/console/sales/queue',
  query: PageQuery.extend({
    state: z.enum(saleStates).default('under_audit'),
    /** `free`: nobody else looks at it now; `mine`: claimed by the caller; `flagged`; `large`: 500 points or more. */
    show: z.enum(['all', 'free', 'mine', 'flagged', 'large']).default('all'),
    /** `age`: those without a photo first (D70), then the oldest; `risk`: what has most to look at first. Of those that wait. */
    sort: z.enum(['age', 'risk']).default('age'),
    /** An invoice number, however it is written, or part of the seller's name. */
    search: SearchTerm.optional(),
    campaignId: Id.optional(),
  }),
  answer: pageOf(AuditSaleRow).extend({
    /** How many there are in this state and campaign: all, and those that `show` would leave. */
    counts: z.object({ all: z.int(), mine: z.int(), flagged: z.int(), large: z.int() }),
  }),
  summary: 'Sales to audit, by age or by risk',
});

export const exportSales = exportOf(listSalesToAudit);

export const getSaleToAudit = endpoint({
  ...audits,
  method: 'GET',
  path: '/console/sales/:saleId',
  params: one,
  answer: AuditSale,
  summary: 'A sale as its auditor sees it',
});

/** Five minutes, renewed by claiming again (D37). */
export const claimSale = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/sales/:saleId/claim',
  params: one,
  body: seen,
  answer: AuditSale,
  summary: 'Keeps other auditors off a sale for five minutes',
});

export const releaseSale = endpoint({
  ...audits,
  method: 'POST',
  path: '/console/sales/:saleId/release',
  params: one,
  answer: Nothing,
  summary: 'Gives a claimed sale back to the queue',
});

export const approveSale = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/sales/:saleId/approve',
  params: one,
  body: seen,
  answer: AuditSale,
  summary: 'Approves a sale: its points are audited from now on',
});

/** Takes points and experience back as D20 says; the seller reads the reason and the note. */
export const refuseSale = endpoint({
  ...decides,
  method: 'POST',
  path: '/console/sales/:saleId/refuse',
  params: one,
  body: seen.extend({ reason: z.enum(auditReasons, 'invalid_choice'), note: ParticipantText }),
  answer: AuditSale,
  summary: 'Refuses a sale with a reason',
});
