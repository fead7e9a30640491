/** Audit: the queues of whoever decides, who decided what, and a second opinion on a sample of it (ADM-05). */

/** Queues, in the order of their tabs, each with the permission to work in it (D74). */
export const queueNeeds = {
  sales: 'sales.audit',
  photos: 'photos.audit',
  level_requests: 'levels.decide',
  orders: 'orders.decide',
  registrations: 'people.write',
} as const;
export const queueKinds = ['sales', 'photos', 'level_requests', 'orders', 'registrations'] as const satisfies (keyof typeof queueNeeds)[];
export type QueueKind = (typeof queueKinds)[number];

/** After how many hours something that waits is late. */
export const lateAfterHours: Readonly<Record<QueueKind, number>> = {
  sales: 24,
  photos: 24,
  level_requests: 5 * 24,
  orders: 48,
  registrations: 48,
};

/** What is decided in the queues that the audit log of decisions shows. */
export const decisionSubjects = ['sale', 'photo', 'level', 'order'] as const;
export type DecisionSubject = (typeof decisionSubjects)[number];

/** Of these a sample is looked at by a second person. */
export const opinionSubjects = ['sale', 'photo'] as const satisfies DecisionSubject[];
export type OpinionSubject = (typeof opinionSubjects)[number];

/** One decision of so many is in the sample. */
export const sampleOneIn = 8;

/**
 * Whether what was decided is in the sample: by the end of its id, which is random and made before anybody decides. So nobody chooses what is looked at again, and every
 * reader of it, a database too, finds the same ones.
 */
export const isSampled = (id: string): boolean => Number.parseInt(id.slice(-4), 16) % sampleOneIn === 0;

/** Why an opinion is not taken. */
export const auditRefusals = ['own_decision', 'own_item', 'opinion_given', 'opinion_note_required', 'not_decided'] as const;
export type AuditRefusal = (typeof auditRefusals)[number];

export type OpinionFacts = {
  isDecided: boolean;
  /** Whoever gives the opinion took the decision. */
  isOwnDecision: boolean;
  /** It was about their own sale or photo. */
  isOwnItem: boolean;
  hasOpinion: boolean;
  agrees: boolean;
  note: string;
};

/** Whether somebody may say theirs, in the order in which they could act on it: a second person, once, and a “no” with its words. */
export function judgeOpinion({ isDecided, isOwnDecision, isOwnItem, hasOpinion, agrees, note }: OpinionFacts): AuditRefusal | undefined {
  if (!isDecided) return 'not_decided';
  if (isOwnDecision) return 'own_decision';
  if (isOwnItem) return 'own_item';
  if (hasOpinion) return 'opinion_given';
  return agrees || note !== '' ? undefined : 'opinion_note_required';
}
