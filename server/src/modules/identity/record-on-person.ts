import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** Keeps who did what to a member, in the transaction that does it (ADM-09). */
export function recordOnPerson(
  { clock, newId }: Pick<Platform, 'clock' | 'newId'>,
  tx: Tx,
  actor: Pick<Actor, 'tenantId' | 'personId' | 'fullName'>,
  change: { what: string; memberId: string; before: unknown; after: unknown },
): Promise<void> {
  const { memberId: subjectId, ...rest } = change;
  return recordChange(tx, actor, { ...rest, subject: 'person', subjectId, now: clock.now(), id: newId() });
}
