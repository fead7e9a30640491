import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { endFamilies } from './token-families.ts';

/** Revokes this log-in: its tokens are refused from now on (SES-11). Again changes nothing. */
export async function logOut(parts: Pick<Platform, 'db' | 'clock' | 'publish'>, actor: Actor): Promise<Record<string, never>> {
  await parts.db.transaction((tx) => endFamilies(parts, tx, { tenantId: actor.tenantId, familyId: actor.sessionId, reason: 'log_out' }));
  return {};
}
