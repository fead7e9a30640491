import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { endFamilies } from './token-families.ts';

/** Revokes this log-in: its tokens are refused from now on (SES-11). Again changes nothing. */
export async function logOut({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor): Promise<Record<string, never>> {
  await db.transaction((tx) => endFamilies(tx, { familyId: actor.sessionId, reason: 'log_out', now: clock.now() }));
  return {};
}
