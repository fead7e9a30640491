import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

type Change = { subject: 'faq_entry' | 'faq_category'; subjectId: string; what: string; before: unknown; after: unknown };

/** Keeps who changed what in the questions, in the transaction that does it (ADM-09). */
export const recordOnFaq = (
  { clock, newId }: Pick<Platform, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  { what, ...change }: Change,
): Promise<void> => recordChange(tx, actor, { ...change, what: `${change.subject}.${what}`, now: clock.now(), id: newId() });
