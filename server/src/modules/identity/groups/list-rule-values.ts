import type { RuleValue } from '@vitrine/contract/identity';
import { comparedText, type WorkField } from '@vitrine/domain/identity';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { worksAs } from './rules.ts';

const shownValues = 20;

/**
 * What members of the client wrote of where they work and a rule may name, the most common first (CLI-09). What differs in case and accents alone is one, spelled as most of
 * them do.
 */
export async function listRuleValues(
  { db }: Pick<Platform, 'db'>,
  { tenantId }: Actor,
  { field, search = '' }: { field: WorkField; search?: string | undefined },
): Promise<{ values: RuleValue[] }> {
  const reader = db.read();
  // Chains and stores are few where members are many: each is compared once, not once a member.
  const distinct = reader
    .selectFrom('identity.member as m')
    .select([worksAs[field].as('value'), sql<number>`count(*)::int`.as('members')])
    .where('m.tenant_id', '=', tenantId)
    .groupBy(worksAs[field]);
  const compared = sql<string>`identity.compared_text(w.value)`;
  const values = await reader
    .selectFrom(distinct.as('w'))
    .select([
      sql<string>`(array_agg(w.value order by w.members desc, w.value))[1]`.as('value'),
      sql<number>`sum(w.members)::int`.as('members'),
    ])
    .where(sql<boolean>`${compared} <> '' and strpos(${compared}, ${comparedText(search)}) > 0`)
    .groupBy(compared)
    .orderBy('members', 'desc')
    .orderBy(compared)
    .limit(shownValues)
    .execute();
  return { values };
}
