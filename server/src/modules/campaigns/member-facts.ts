import type { LocalDate } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** What a registration judges of a person: their standing in the program (D69), their country, their birthday. */
export type MemberFacts = { status: string; country: string; birthday: LocalDate | null };

/** Read from the primary with the write that it decides. */
export async function memberFacts(db: Reader, actor: Pick<Actor, 'tenantId' | 'memberId' | 'siteId'>): Promise<MemberFacts> {
  return db
    .selectFrom('identity.member as member')
    .innerJoin('identity.person as person', 'person.id', 'member.person_id')
    .select(['member.status', 'person.country', 'person.birthday'])
    .where('member.tenant_id', '=', actor.tenantId)
    .where('member.id', '=', actor.memberId)
    .where('person.site_id', '=', actor.siteId)
    .executeTakeFirstOrThrow();
}
