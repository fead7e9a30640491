import type { Platform } from '../../../platform/platform.ts';
import { demandChallenge, type ChallengeAsk } from '../challenge/demand-challenge.ts';
import { writeToOwner } from '../emails/write-to-owner.ts';
import { findOwner } from '../owners.ts';
import { countRecovery, mayWriteTo } from './limits.ts';
import { z } from 'zod';

export const recoveryLinkJob = 'identity.send-recovery-link';
type Parts = Pick<Platform, 'db' | 'clock' | 'secret' | 'settings' | 'jobs'>;

/**
 * Takes a name, e-mail or document and answers nothing (LOG-07, decision D64). Whether there is such a person is looked up by the job alone, so that the answer cannot
 * differ, in text or in time. Refuses `challenge_required`, `challenge_failed`, `too_many_requests`.
 */
export async function recoverPassword(parts: Parts, ask: ChallengeAsk & { login: string }): Promise<Record<string, never>> {
  const { siteId } = await demandChallenge(parts, ask);
  await countRecovery(parts, { ...ask, siteId });
  await parts.jobs.send({ name: recoveryLinkJob, payload: { siteId, host: ask.host, login: ask.login } });
  return {};
}

const Payload = z.object({ siteId: z.uuid(), host: z.string(), login: z.string() });

/** Writes to the owner: the link, or why there is none. Nobody is written to at an address that no account has. */
export async function sendRecoveryLink(
  parts: Pick<Platform, 'db' | 'clock' | 'chance' | 'secret' | 'mail' | 'storage' | 'settings'>,
  payload: Record<string, unknown>,
): Promise<void> {
  const { siteId, host, login } = Payload.parse(payload);
  const owner = await findOwner(parts.db.write(), { siteId, fact: { login } });
  if (!owner || !(await mayWriteTo(parts, owner))) return;
  if (owner.status === 'blocked') return writeToOwner(parts, owner, { kind: 'recover_blocked', host });
  if (owner.status === 'awaiting_approval') return writeToOwner(parts, owner, { kind: 'recover_awaiting', host });
  return writeToOwner(parts, owner, { kind: 'recover', host, purpose: 'recover_password' });
}
