import { recordChange } from '../../platform/audit/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { endFamilies } from './token-families.ts';

/** Revokes this log-in: its tokens are refused from now on (SES-11). Again changes nothing. The end of a visit is kept in the audit log. */
export async function logOut(parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>, actor: Actor): Promise<Record<string, never>> {
  const { tenantId, sessionId, visitor, memberId } = actor;
  await parts.db.transaction(async (tx) => {
    await endFamilies(parts, tx, { tenantId, familyId: sessionId, reason: 'log_out' });
    if (!visitor) return;
    const ended = { what: 'person.visit_ended', subject: 'person', subjectId: memberId, before: null, after: null };
    await recordChange(tx, { tenantId, ...visitor }, { ...ended, now: parts.clock.now(), id: parts.newId() });
  });
  return {};
}
