import { localeOf } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import { spokenLanguage } from '../tenancy/index.ts';
import type { Tenant } from './ticket-rows.ts';

/** What who wrote reads: a reply that is ready is taken in that language. */
export async function localeOfWriter(db: Reader, { tenantId }: Tenant, memberId: string | null): Promise<string> {
  if (memberId === null) return 'pt-BR';
  const row = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(spokenLanguage('p.language_id', 'm.tenant_id').as('language_id'))
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '=', memberId)
    .executeTakeFirst();
  return localeOf(row?.language_id ?? 0) ?? 'pt-BR';
}
