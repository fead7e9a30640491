import type { Tx } from '../database/index.ts';
import type { Actor } from '../http/index.ts';

/** `what` in the past tense (`course_published`), the subject's kind and id, and how it looked on both sides. */
export type Change = {
  what: string;
  subject: string;
  subjectId: string;
  before: unknown;
  after: unknown;
  now: string;
  id: string;
  /** The change of many that this was a part of; it has an entry of its own for all of them. */
  batchId?: string;
};

type Who = Pick<Actor, 'tenantId' | 'personId' | 'fullName'>;

/** Writes one entry into the transaction of the change. Callers hand over no secrets; keys that sound like one are left out anyway. */
export const recordChange = (tx: Tx, actor: Who, change: Change): Promise<void> => recordChanges(tx, actor, [change]);

/** The same of many changes at once, a few hundred at most. */
export async function recordChanges(tx: Tx, actor: Who, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insertInto('platform.audit_entry')
    .values(
      changes.map(({ what, subject, subjectId, before, after, now, id, batchId = null }) => ({
        tenant_id: actor.tenantId,
        id,
        at: now,
        person_id: actor.personId,
        who: actor.fullName,
        what,
        subject,
        subject_id: subjectId,
        before: sideOf(before),
        after: sideOf(after),
        batch_id: batchId,
      })),
    )
    .execute();
}

const secretKey = /password|secret|token/i;

const sideOf = (side: unknown): string | null =>
  side === undefined || side === null ? null : JSON.stringify(side, (key, value: unknown) => (secretKey.test(key) ? undefined : value));
