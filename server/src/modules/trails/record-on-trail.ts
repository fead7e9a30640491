import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** What was done, in the past tense, and how it looked on both sides. */
export type Change = { what: string; before: unknown; after: unknown };
type Parts = Pick<Platform, 'clock' | 'newId'>;

/** Keeps who did what to a trail, in the transaction that does it (ADM-09). */
export function recordOnTrail(
  { clock, newId }: Parts,
  tx: Tx,
  actor: Actor,
  { trailId, ...change }: Change & { trailId: string },
): Promise<void> {
  return recordChange(tx, actor, { ...change, subject: 'learning_trail', subjectId: trailId, now: clock.now(), id: newId() });
}

/** The same for a category of trails. */
export function recordOnCategory(
  { clock, newId }: Parts,
  tx: Tx,
  actor: Actor,
  { categoryId, ...change }: Change & { categoryId: string },
): Promise<void> {
  return recordChange(tx, actor, { ...change, subject: 'trail_category', subjectId: categoryId, now: clock.now(), id: newId() });
}
