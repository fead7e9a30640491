import { genders, maritalStatuses } from '@vitrine/domain/identity';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';

/** All columns of a person's own profile, with what they are in the actor's client. The person's row is held until the transaction ends where `lock` is asked. */
export async function findProfile(db: Reader, actor: Actor, { lock }: { lock: boolean }) {
  const row = await db
    .selectFrom('identity.person as p')
    .innerJoin('identity.member as m', 'm.person_id', 'p.id')
    .leftJoin('identity.profile as f', 'f.person_id', 'p.id')
    .select(['p.version', 'p.user_name', 'p.full_name', 'p.last_name', 'p.email', 'p.verified_email', 'p.pending_email', 'p.document'])
    .select(['p.document_kind', 'p.phone', 'p.verified_phone', 'p.birthday', 'p.gender', 'p.country', 'p.time_zone', 'p.mail_consent_at'])
    .select(['f.nickname', 'f.marital_status', 'f.profession', 'f.children', 'f.has_special_needs', 'f.special_needs'])
    .select(['f.commercial_phone', 'f.residential_phone', 'f.whatsapp_phone', 'f.communication_phone'])
    .select(['m.company', 'm.brand', 'm.branch', 'm.retailer', 'm.store_nickname', 'm.gmin_number', 'm.cadv_code', 'm.avatar_file_id'])
    .where('p.id', '=', actor.personId)
    .where('m.tenant_id', '=', actor.tenantId)
    .where('m.id', '=', actor.memberId)
    .$if(lock, (query) => query.forUpdate('p'))
    .executeTakeFirstOrThrow();
  return {
    ...row,
    gender: genders.find((one) => one === row.gender) ?? 'not_told',
    marital_status: maritalStatuses.find((one) => one === row.marital_status) ?? ('' as const),
  };
}
export type ProfileRow = Awaited<ReturnType<typeof findProfile>>;

/** The person's addresses in their own order. */
export const findAddresses = (db: Reader, { personId }: { personId: string }) =>
  db
    .selectFrom('identity.address')
    .select(['id', 'is_main', 'zip_code', 'street', 'street_number', 'complement', 'neighborhood', 'city', 'state', 'country'])
    .where('person_id', '=', personId)
    .orderBy('position')
    .orderBy('id')
    .execute();
