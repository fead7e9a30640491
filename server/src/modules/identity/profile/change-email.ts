import type { Profile } from '@vitrine/contract/identity';
import { judgeEmail } from '@vitrine/domain/identity';
import { z } from 'zod';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import { countTry, type TryLimit } from '../../../platform/limits/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { writeToOwner } from '../emails/write-to-owner.ts';
import { findOwner } from '../owners.ts';
import { provePassword } from '../prove-password.ts';
import { takenNames } from '../taken-names.ts';
import { editProfile } from './edit-profile.ts';
import type { ProfileParts } from './get-profile.ts';

export const newEmailJob = 'identity.send-new-email-link';

type Ask = { host: string; email: string; emailConfirmation: string; password: string };

/**
 * Asks for another e-mail: it counts once the e-mail to it is answered; until then the old one opens the account and gets its letters, and is told of the
 * wish. The one that counts already ends a wish. Refuses at fields `current_password_wrong`, `required`, `invalid_email`, `emails_differ`, `email_taken`; and `too_many_requests`.
 */
export async function changeEmail(parts: ProfileParts & Pick<Platform, 'jobs'>, actor: Actor, ask: Ask): Promise<Profile> {
  const verdict = judgeEmail({ email: ask.email, confirmation: ask.emailConfirmation });
  if (!verdict.ok)
    throw new Refusal(verdict.refusal === 'emails_differ' ? verdict.refusal : 'invalid_request', {
      fields: { [verdict.at]: verdict.refusal },
    });
  await provePassword(parts, actor, { password: ask.password, field: 'password' });
  await countTry(parts, { count: otherEmails(actor) });
  return editProfile(parts, actor, { version: null, part: 'email' }, async (tx, before) => {
    const isOther = verdict.email.toLowerCase() !== before.email.toLowerCase();
    if (isOther) {
      const names = { userName: before.user_name, email: verdict.email, document: '', personId: actor.personId };
      if ((await takenNames(tx, actor, names))['email']) throw new Refusal('email_taken', { fields: { email: 'email_taken' } });
    }
    await tx
      .updateTable('identity.person')
      .set({ pending_email: isOther ? verdict.email : null })
      .where('id', '=', actor.personId)
      .execute();
    const { siteId, personId } = actor;
    if (isOther) await parts.jobs.send({ tx, name: newEmailJob, payload: { siteId, personId, host: ask.host, email: verdict.email } });
  });
}

/** Each is an e-mail to somebody who may be a stranger. */
const otherEmails = ({ personId }: Actor): TryLimit => ({ what: 'other-email', who: personId, tries: 5, windowMinutes: 60 });

const Payload = z.object({ siteId: z.uuid(), personId: z.uuid(), host: z.string(), email: z.string() });

/** Writes the link to the address that is wished for, and to the one that counts that somebody wishes so; nothing once the wish is over. */
export async function deliverNewEmailLink(
  parts: Pick<Platform, 'db' | 'clock' | 'chance' | 'mail' | 'storage' | 'settings'>,
  payload: Record<string, unknown>,
): Promise<void> {
  const { siteId, personId, host, email } = Payload.parse(payload);
  const waiting = await parts.db
    .write()
    .selectFrom('identity.person')
    .select('id')
    .where('id', '=', personId)
    .where('pending_email', '=', email)
    .executeTakeFirst();
  const owner = waiting && (await findOwner(parts.db.write(), { siteId, fact: { personId } }));
  if (!owner) return;
  await writeToOwner(parts, { ...owner, email }, { kind: 'verify', host, purpose: 'verify_email' });
  await writeToOwner(parts, owner, { kind: 'email_wished', host, note: email });
}
