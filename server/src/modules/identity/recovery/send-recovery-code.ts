import { messageChannels, type MessageChannel } from '@vitrine/domain/identity';
import { z } from 'zod';
import { MessageRefused } from '../../../platform/messages/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { demandChallenge, type ChallengeAsk } from '../challenge/demand-challenge.ts';
import { beginCode } from '../codes/begin-code.ts';
import { deliverCode } from '../codes/deliver-code.ts';
import { documentSubject } from '../codes/subjects.ts';
import { writeToOwner } from '../emails/write-to-owner.ts';
import { findOwner } from '../owners.ts';
import { countCode, judgeCode } from './limits.ts';

export const recoveryCodeJob = 'identity.send-recovery-code';
type Ask = ChallengeAsk & { document: string; country: string; channel: MessageChannel };

/**
 * Begins a code for a document, known or not, and answers the cooldown alone (LOG-07, D64, D66). Who that is, is looked up by the job. Refuses `challenge_required`,
 * `challenge_failed`, `too_many_requests`.
 */
export async function sendRecoveryCode(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'secret' | 'settings' | 'jobs'>,
  ask: Ask,
): Promise<{ cooldown_seconds: number }> {
  const { siteId } = await demandChallenge(parts, ask);
  await judgeCode(parts, { ...ask, siteId });
  const { document, country, channel, host } = ask;
  const of = documentSubject(parts, { siteId, document, country });
  const { id, cooldownSeconds } = await parts.db.transaction(async (tx) => {
    const begun = await beginCode(parts, tx, { of, channel, phone: null });
    if (begun.id)
      await parts.jobs.send({ tx, name: recoveryCodeJob, payload: { codeId: begun.id, siteId, document, country, channel, host } });
    return begun;
  });
  if (id) await countCode(parts, { ...ask, siteId });
  return { cooldown_seconds: cooldownSeconds };
}

const Payload = z.object({
  codeId: z.uuid(),
  siteId: z.uuid(),
  document: z.string(),
  country: z.string(),
  channel: z.enum(messageChannels),
  host: z.string(),
});

/** Sends the code to the owner's phone; where that cannot be, the owner reads why in an e-mail, with a link instead. */
export async function deliverRecoveryCode(
  parts: Pick<Platform, 'db' | 'clock' | 'chance' | 'mail' | 'messages' | 'storage' | 'settings' | 'secret'>,
  payload: Record<string, unknown>,
): Promise<void> {
  const { codeId, siteId, document, country, channel, host } = Payload.parse(payload);
  const owner = await findOwner(parts.db.write(), { siteId, fact: { document, country } });
  if (owner?.status !== 'approved') return;
  if (!owner.phone) return writeToOwner(parts, owner, { kind: 'no_phone', host, purpose: 'recover_password' });
  try {
    await deliverCode(parts, owner, { codeId, channel, phone: owner.phone });
  } catch (fault) {
    if (!(fault instanceof MessageRefused)) throw fault;
    await writeToOwner(parts, owner, { kind: 'not_sent', host, purpose: 'recover_password' });
  }
}
