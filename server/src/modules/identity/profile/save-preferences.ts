import type { Profile } from '@vitrine/contract/identity';
import type { Actor } from '../../../platform/http/index.ts';
import { editProfile } from './edit-profile.ts';
import type { ProfileParts } from './get-profile.ts';

/** Saves the time zone (null: the client's) and whether e-mails are wanted; since when is kept, as a consent has to be shown. The last word counts. */
export const savePreferences = (
  parts: ProfileParts,
  actor: Actor,
  { timeZone, mailConsent }: { timeZone: string | null; mailConsent: boolean },
): Promise<Profile> =>
  editProfile(parts, actor, { version: null, part: 'preferences' }, async (tx, before) => {
    const since = mailConsent ? (before.mail_consent_at ?? parts.clock.now()) : null;
    await tx.updateTable('identity.person').set({ time_zone: timeZone, mail_consent_at: since }).where('id', '=', actor.personId).execute();
  });
