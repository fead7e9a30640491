import type { Profile } from '@vitrine/contract/identity';
import { ageBracketOf, splitName } from '@vitrine/domain/identity';
import { dayIn } from '@vitrine/domain/kernel';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAddresses, findProfile } from './profile-rows.ts';

export type ProfileParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'secret'>;

/** All that a person can see of themselves (PRO-02). */
export const getProfile = (parts: Pick<ProfileParts, 'db' | 'clock' | 'storage'>, actor: Actor): Promise<Profile> =>
  profileIn(parts, parts.db.write(), actor);

/** The same inside the transaction that has just changed it. */
export async function profileIn({ clock, storage }: Pick<ProfileParts, 'clock' | 'storage'>, db: Reader, actor: Actor): Promise<Profile> {
  const row = await findProfile(db, actor, { lock: false });
  const addresses = await findAddresses(db, actor);
  const picture = row.avatar_file_id === null ? [] : await storage.find(db, { tenantId: actor.tenantId, ids: [row.avatar_file_id] });
  return {
    version: row.version,
    userName: row.user_name,
    about: {
      ...splitName({ fullName: row.full_name, lastName: row.last_name }),
      nickname: row.nickname ?? '',
      document: row.document ?? '',
      birthday: row.birthday ?? '',
      gender: row.gender,
      maritalStatus: row.marital_status,
      children: row.children,
      profession: row.profession ?? '',
      hasSpecialNeeds: row.has_special_needs ?? false,
      specialNeeds: row.special_needs ?? '',
    },
    ageBracket: ageBracketOf(row.birthday, dayIn(row.time_zone ?? actor.clientTimeZone, clock.now())),
    work: {
      company: row.company,
      brand: row.brand,
      branch: row.branch,
      retailer: row.retailer,
      storeNickname: row.store_nickname,
      gminNumber: row.gmin_number,
      cadvCode: row.cadv_code,
    },
    phones: {
      cell: row.phone,
      commercial: row.commercial_phone ?? '',
      residential: row.residential_phone ?? '',
      whatsapp: row.whatsapp_phone ?? '',
      communication: row.communication_phone ?? '',
      isCellVerified: row.phone !== '' && row.verified_phone === row.phone,
    },
    email: { address: row.email, isVerified: row.verified_email === row.email, pending: row.pending_email },
    addresses: addresses.map(({ zip_code, street_number, is_main, ...address }) => ({
      ...address,
      isMain: is_main,
      zipCode: zip_code,
      streetNumber: street_number,
    })),
    preferences: { timeZone: row.time_zone, clientTimeZone: actor.clientTimeZone, mailConsent: row.mail_consent_at !== null },
    avatarUrl: picture[0] ? storage.link(actor, picture[0]) : null,
  };
}
