import type { AuditSale } from '@vitrine/contract/sales';
import { needsNote, type AuditReason } from '@vitrine/domain/sales';
import type { Deciding, Decision } from '../../shared/queue/index.ts';
import { approve, refuse, saleQuery } from './api.ts';

export type Verb = 'approve' | 'refuse';
export type SaleDecision = Decision<Verb, AuditReason>;
type ToDecide = { id: string; version: number; invoiceNumber: string; seller: { name: string } };

/** Refusals that mean: somebody or something was faster. The screen tells what happened. */
const stale = ['already_approved', 'already_reproved', 'changed_meanwhile', 'claimed_by_other'];

/** How sales are approved and refused. */
export const deciding: Deciding<ToDecide, Verb, AuditReason> = {
  approve: 'approve',
  refuse: 'refuse',
  needsNote,
  isStale: (refusal) => stale.includes(refusal),
  nameOf: ({ invoiceNumber, seller }) => `${invoiceNumber} · ${seller.name}`,
  send: (sale, why, how) => (why ? refuse(sale, why, how) : approve(sale, how)),
  keyOf: (id) => saleQuery(id).queryKey,
};

/** Whether the open sale can be decided here now. */
export const mayDecide = (audited: AuditSale | undefined, { pendingAction }: SaleDecision): boolean =>
  audited?.can.decide === true && pendingAction === undefined && audited.claim?.isMine !== false;
