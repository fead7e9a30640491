/** The one place of whoever decides: what waits, who decided what, and second opinions on a sample (ADM-05). */
import { auditRefusals, decisionSubjects, opinionSubjects, queueKinds } from '@vitrine/domain/audit';
import { z } from 'zod';
import { endpoint, exportOf, Id, Instant, pageOf, PageQuery, ParticipantText } from '../kernel/index.ts';

const audits = { needs: 'sales.audit' } as const;

export const AuditQueue = z.object({
  kind: z.enum(queueKinds),
  count: z.int(),
  /** Waiting for longer than its queue promises. */
  late: z.int(),
  /** With something that should be looked at twice; null where nothing tells. */
  atRisk: z.int().nullable(),
  oldestSince: Instant.nullable(),
});
export type AuditQueue = z.infer<typeof AuditQueue>;

export const getAuditQueues = endpoint({
  ...audits,
  method: 'GET',
  path: '/console/audit',
  answer: z.object({
    /** By the server’s clock. */
    at: Instant,
    /** Those in which the caller may decide. */
    queues: z.array(AuditQueue),
    /** Decisions of others in the sample that nobody looked at again, of the last thirty days. */
    opinions: z.int(),
    /** Of today, by the caller. */
    decidedToday: z.int(),
  }),
  summary: 'What waits in each queue, by age and by risk, and what waits for a second opinion',
});

export const Opinion = z.object({ by: z.string(), agrees: z.boolean(), note: z.string(), at: Instant });
export const AuditDecision = z.object({
  subject: z.enum(decisionSubjects),
  id: Id,
  /** What was decided: the invoice’s number, the photo’s type, the level, the order’s number. */
  title: z.string(),
  /** Whose it is. */
  about: z.string(),
  /** The word of its room: sales and photos are reproved, levels and orders refused (D73). */
  state: z.enum(['approved', 'reproved', 'refused']),
  reason: z.string().nullable(),
  note: z.string(),
  decidedBy: z.string(),
  decidedAt: Instant,
  isSampled: z.boolean(),
  opinion: Opinion.nullable(),
  can: z.object({ giveOpinion: z.boolean() }),
});
export type AuditDecision = z.infer<typeof AuditDecision>;

export const listDecisions = endpoint({
  ...audits,
  method: 'GET',
  path: '/console/audit/decisions',
  query: PageQuery.extend({
    /** `sample`: those that wait for a second opinion; `disagreed`: where somebody thought otherwise; `mine`: the caller’s own. */
    show: z.enum(['all', 'sample', 'disagreed', 'mine']).default('all'),
    subject: z.enum(decisionSubjects).optional(),
  }),
  answer: pageOf(AuditDecision),
  summary: 'Who decided what, the newest first',
});
export const exportDecisions = exportOf(listDecisions);

/** It changes nothing of the decision; a “no” needs its words. */
export const giveOpinion = endpoint({
  ...audits,
  method: 'POST',
  path: '/console/audit/decisions/:subject/:id/opinion',
  params: z.object({ subject: z.enum(opinionSubjects), id: Id }),
  body: z.strictObject({
    /** Of the decision that was looked at. */
    decidedAt: Instant,
    agrees: z.boolean(),
    note: ParticipantText,
  }),
  answer: AuditDecision,
  refusals: [...auditRefusals, 'changed_meanwhile'],
  summary: 'A second person’s opinion on a decision',
});
