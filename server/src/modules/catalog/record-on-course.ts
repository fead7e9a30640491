import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordChange } from '../../platform/audit/index.ts';

/** What was done to a course, in the past tense, and how it looked on both sides. */
export type Change = { what: string; before: unknown; after: unknown };

/** Keeps who did what to a course, in the transaction that does it (ADM-09). */
export function recordOnCourse(
  { clock, newId }: Pick<Platform, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  { courseId, ...change }: Change & { courseId: string },
): Promise<void> {
  return recordChange(tx, actor, { ...change, subject: 'course', subjectId: courseId, now: clock.now(), id: newId() });
}
