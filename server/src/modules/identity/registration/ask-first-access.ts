import { z } from 'zod';
import { Refusal } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { demandChallenge, type ChallengeAsk } from '../challenge/demand-challenge.ts';
import { writeToOwner } from '../emails/write-to-owner.ts';
import { findOwner } from '../owners.ts';
import { countRecovery, mayWriteTo } from '../recovery/limits.ts';

export const firstAccessJob = 'identity.first-access';

/**
 * Takes a name, e-mail or document of somebody whom an administrator entered, and answers nothing (LOG-09, decision D64): the link to the first
 * password goes to the e-mail that the administrator wrote. Whether there is such a person only the job looks up. Counted with recoveries, which
 * write to the same people. Refuses `challenge_required`, `challenge_failed`, `registration_closed`, `too_many_requests`.
 */
export async function askFirstAccess(
  parts: Pick<Platform, 'db' | 'clock' | 'secret' | 'settings' | 'jobs'>,
  ask: ChallengeAsk & { login: string },
): Promise<Record<string, never>> {
  const { siteId, configuration } = await demandChallenge(parts, ask);
  if (!configuration.user_pre_register) throw new Refusal('registration_closed');
  await countRecovery(parts, { ...ask, siteId });
  await parts.jobs.send({ name: firstAccessJob, payload: { siteId, host: ask.host, login: ask.login } });
  return {};
}

const Payload = z.object({ siteId: z.uuid(), host: z.string(), login: z.string() });

/** Writes to the owner: the link to a first password, or, to whoever has one already, that they may log in or make a new one. */
export async function sendFirstAccess(
  parts: Pick<Platform, 'db' | 'clock' | 'chance' | 'secret' | 'mail' | 'storage' | 'settings'>,
  payload: Record<string, unknown>,
): Promise<void> {
  const { siteId, host, login } = Payload.parse(payload);
  const owner = await findOwner(parts.db.write(), { siteId, fact: { login } });
  if (!owner || !(await mayWriteTo(parts, owner))) return;
  if (owner.status === 'blocked') return writeToOwner(parts, owner, { kind: 'recover_blocked', host });
  if (owner.status === 'awaiting_approval') return writeToOwner(parts, owner, { kind: 'recover_awaiting', host });
  if (owner.hasPassword) return writeToOwner(parts, owner, { kind: 'has_access', host, purpose: 'recover_password' });
  return writeToOwner(parts, owner, { kind: 'set', host, purpose: 'set_password' });
}
