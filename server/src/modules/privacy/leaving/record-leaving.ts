import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordOnPerson } from '../../identity/index.ts';
import type { Membership } from '../personal-records.ts';

/** Keeps it in the audit log of every client that the person is in: each of them loses a member (ADM-09). */
export async function recordLeaving(
  parts: Pick<Platform, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  { memberships, what, after }: { memberships: readonly Membership[]; what: string; after: unknown },
): Promise<void> {
  for (const { tenantId, memberId } of memberships)
    await recordOnPerson(parts, tx, { ...actor, tenantId }, { what, memberId, before: null, after });
}
