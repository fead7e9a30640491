import type { ContactChecks } from '@vitrine/contract/identity';
import { messageChannels, type MessageChannel } from '@vitrine/domain/identity';
import { z } from 'zod';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import { MessageRefused } from '../../../platform/messages/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { beginCode } from '../codes/begin-code.ts';
import { deliverCode } from '../codes/deliver-code.ts';
import { spendCode } from '../codes/spend-code.ts';
import { personSubject } from '../codes/subjects.ts';
import { findOwner } from '../owners.ts';
import { getContactChecks } from './get-contact-checks.ts';

export const phoneCodeJob = 'identity.send-phone-code';

/** Sends a code to the person's own phone (LOG-16). Refuses `phone_missing`, `already_verified`, and `wait_before_resending` while the cooldown runs. */
export async function sendPhoneCode(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'secret' | 'jobs'>,
  actor: Actor,
  { channel }: { channel: MessageChannel },
): Promise<ContactChecks> {
  await parts.db.transaction(async (tx) => {
    const person = await tx
      .selectFrom('identity.person')
      .select(['phone', 'verified_phone'])
      .where('id', '=', actor.personId)
      .executeTakeFirstOrThrow();
    if (!person.phone) throw new Refusal('phone_missing');
    if (person.verified_phone === person.phone) throw new Refusal('already_verified');
    const begun = await beginCode(parts, tx, { of: personSubject(parts, actor), channel, phone: person.phone });
    if (!begun.id) throw new Refusal('wait_before_resending', { status: 429, retryAfterSeconds: begun.cooldownSeconds });
    const { siteId, personId } = actor;
    await parts.jobs.send({ tx, name: phoneCodeJob, payload: { codeId: begun.id, siteId, personId, channel, phone: person.phone } });
  });
  return getContactChecks(parts, actor);
}

const Payload = z.object({ codeId: z.uuid(), siteId: z.uuid(), personId: z.uuid(), channel: z.enum(messageChannels), phone: z.string() });

/** Sends the code; one that the carrier refused is noted as failed, and the person reads it on their screen. */
export async function deliverPhoneCode(
  parts: Pick<Platform, 'db' | 'clock' | 'messages' | 'storage' | 'settings' | 'secret'>,
  payload: Record<string, unknown>,
): Promise<void> {
  const { codeId, siteId, personId, channel, phone } = Payload.parse(payload);
  const owner = await findOwner(parts.db.write(), { siteId, fact: { personId } });
  if (!owner) return;
  try {
    await deliverCode(parts, owner, { codeId, channel, phone });
  } catch (fault) {
    if (!(fault instanceof MessageRefused)) throw fault;
  }
}

/** Verifies the phone that the code went to, while it is still the person's. Refuses `code_wrong`, `code_tries_used`. */
export async function confirmPhone(
  parts: Pick<Platform, 'db' | 'clock' | 'secret'>,
  actor: Actor,
  { code }: { code: string },
): Promise<ContactChecks> {
  const refusal = await parts.db.transaction(async (tx) => {
    const spent = await spendCode(parts, tx, { of: personSubject(parts, actor), code });
    if (!spent.ok) return spent.refusal;
    const { numUpdatedRows } = await tx
      .updateTable('identity.person')
      .set({ verified_phone: spent.phone })
      .where('id', '=', actor.personId)
      .where('phone', '=', spent.phone ?? '')
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? undefined : new Refusal('code_wrong', { fields: { code: 'code_wrong' } });
  });
  if (refusal) throw refusal;
  return getContactChecks(parts, actor);
}
