import type { LocalDate } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** What a registration judges of a person: their eligibility in the program (D69), whether e-mail or phone is proved (D78), their country, their birthday. */
export type MemberFacts = { status: string; isVerified: boolean; country: string; birthday: LocalDate | null };

/** Read from the primary with the write that it decides. */
export async function memberFacts(db: Reader, actor: Pick<Actor, 'tenantId' | 'memberId' | 'siteId'>): Promise<MemberFacts> {
  const { email, verified_email, phone, verified_phone, ...facts } = await db
    .selectFrom('identity.member as member')
    .innerJoin('identity.person as person', 'person.id', 'member.person_id')
    .select(['member.status', 'person.country', 'person.birthday'])
    .select(['person.email', 'person.verified_email', 'person.phone', 'person.verified_phone'])
    .where('member.tenant_id', '=', actor.tenantId)
    .where('member.id', '=', actor.memberId)
    .where('person.site_id', '=', actor.siteId)
    .executeTakeFirstOrThrow();
  return { ...facts, isVerified: isProved(email, verified_email) || isProved(phone, verified_phone) };
}

const isProved = (now: string, proved: string | null): boolean => now !== '' && now === proved;
