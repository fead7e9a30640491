import type { Profile, ProfilePhones } from '@vitrine/contract/identity';
import { judgePhones } from '@vitrine/domain/identity/registration';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import { provePassword } from '../prove-password.ts';
import { refuseFaults } from '../registration/refuse-faults.ts';
import { editProfile } from './edit-profile.ts';
import type { ProfileParts } from './get-profile.ts';
import { keepOwn } from './keep-own.ts';
import { findProfile } from './profile-rows.ts';

const prefix = 'phones.';

/**
 * Saves a person's phones. Another cell phone counts as not verified, for the number that was verified is kept beside it (PRO-04); it needs the password, because
 * codes that open the account go there. Refuses `changed_meanwhile`, `phone_invalid` at each number, `required` and `current_password_wrong` at the
 * password, `too_many_requests`.
 */
export async function savePhones(
  parts: ProfileParts,
  actor: Actor,
  { version, phones, password }: { version: number; phones: ProfilePhones; password: string },
): Promise<Profile> {
  const verdict = judgePhones({ phones, country: actor.country });
  if (!verdict.ok)
    return refuseFaults(verdict.faults, { prefix, bare: [] }) ?? Promise.reject(new Error('identity: a fault without a field'));
  const { cell, ...others } = verdict.phones;
  const { phone } = await findProfile(parts.db.write(), actor, { lock: false });
  const isOther = cell !== phone;
  if (isOther && password === '') throw new Refusal('invalid_request', { fields: { password: 'required' } });
  if (isOther) await provePassword(parts, actor, { password, field: 'password' }); // before the transaction, which would hold its connection meanwhile
  return editProfile(parts, actor, { version, part: 'phones' }, async (tx, before) => {
    if (before.phone !== phone) throw new Refusal('changed_meanwhile');
    if (isOther) await tx.updateTable('identity.person').set({ phone: cell }).where('id', '=', actor.personId).execute();
    await keepOwn(tx, actor, {
      commercial_phone: others.commercial,
      residential_phone: others.residential,
      whatsapp_phone: others.whatsapp,
      communication_phone: others.communication,
    });
  });
}
