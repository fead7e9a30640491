import { codeMinutes, type Delivery, type MessageChannel } from '@vitrine/domain/identity';
import { MessageRefused } from '../../../platform/messages/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { emailLook } from '../../tenancy/index.ts';
import { codeText } from '../emails/compose-email.ts';
import type { Owner } from '../owners.ts';
import { codeOfRow } from './subjects.ts';

/** Sends the code of a row, in a job, and notes how far it came; a code that was replaced meanwhile is not sent. Throws what the carrier does. */
export async function deliverCode(
  parts: Pick<Platform, 'db' | 'clock' | 'messages' | 'storage' | 'settings' | 'secret'>,
  owner: Owner,
  { codeId, channel, phone }: { codeId: string; channel: MessageChannel; phone: string },
): Promise<void> {
  const row = await parts.db
    .write()
    .selectFrom('identity.code')
    .select('id')
    .where('id', '=', codeId)
    .where('expires_at', '>', parts.clock.now())
    .executeTakeFirst();
  if (!row) return;
  const code = codeOfRow(parts, codeId);
  const { name: brand } = await emailLook(parts, owner);
  const note = (delivery: Delivery) => parts.db.write().updateTable('identity.code').set({ delivery }).where('id', '=', codeId).execute();
  try {
    await parts.messages.send({
      channel,
      to: phone,
      text: codeText({ locale: owner.locale, code, brand, minutes: codeMinutes }),
      code,
      language: owner.locale.replace('-', '_'),
    });
    await note('sent');
  } catch (fault) {
    // Told as failed even while the job tries again: whoever waits may choose the other channel.
    await note('failed');
    throw fault instanceof MessageRefused ? fault : new Error('identity: a code waits for its carrier', { cause: fault });
  }
}
