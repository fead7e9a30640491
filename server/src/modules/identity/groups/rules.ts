import { GroupRule } from '@vitrine/contract/identity';
import {
  isWorkField,
  namedIn,
  ruleFields,
  ruleWords,
  type RuleCondition,
  type RuleFacts,
  type RuleField,
  type WorkField,
} from '@vitrine/domain/identity';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';

type Tenant = Pick<Actor, 'tenantId'>;
export type RuledGroup = { groupId: string; rule: GroupRule };

/** The stored rule; null for a group without one. */
export const ruleOf = (stored: unknown): GroupRule | null => (stored === null ? null : GroupRule.parse(stored));

/** Where somebody works, as they wrote it. */
export const worksAs: Record<WorkField, RawBuilder<string>> = {
  company: sql`m.company`,
  brand: sql`m.brand`,
  retailer: sql`m.retailer`,
  branch: sql`m.branch`,
};
const written = (field: WorkField) => sql<string[]>`array_remove(array[${worksAs[field]}], '')`;
/** As `ruleWords` compares it. */
const compared = (field: WorkField) => sql<string[]>`array_remove(array[identity.compared_text(${worksAs[field]})], '')`;

/** What each field of a rule is, of the member `m` with their person `p`, the person's main address `r` and the client `t`; always a list of texts. */
const sides: Record<RuleField, RawBuilder<string[]>> = {
  role: sql`m.roles`,
  program_role: sql`array_remove(array[m.program_role], null)`,
  status: sql`array[p.status]`,
  program_status: sql`array[m.status]`,
  country: sql`array[p.country]`,
  state: sql`array[coalesce(r.state, '')]`,
  area: sql`array(select a.id::text from identity.area as a where a.tenant_id = m.tenant_id and p.country = any(a.countries))`,
  tag: sql`array(select g.tag_id::text from identity.member_tag as g where g.tenant_id = m.tenant_id and g.member_id = m.id)`,
  company: written('company'),
  brand: written('brand'),
  retailer: written('retailer'),
  branch: written('branch'),
};
/** The day on which somebody joined is one of the client's zone. */
const joinedOn = sql<string>`(m.created_at at time zone t.time_zone)::date::text`;

/** Members of a client with everything that a rule looks at, under the names that `sides` uses. */
export const ruled = (db: Reader, { tenantId }: Tenant) =>
  db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('tenancy.tenant as t', 't.id', 'm.tenant_id')
    .leftJoin('identity.address as r', (join) => join.onRef('r.person_id', '=', 'p.id').on('r.is_main', '=', true))
    .where('m.tenant_id', '=', tenantId);

/** The rule as a condition on `ruled` members; says of everybody what domain's `judgeRule` says (a property test compares them). */
export function holdsFor({ match, conditions }: GroupRule): RawBuilder<boolean> {
  const each = conditions.map(conditionOf);
  return sql<boolean>`(${sql.join(each, match === 'all' ? sql` and ` : sql` or `)})`;
}

function conditionOf(condition: RuleCondition): RawBuilder<boolean> {
  if (condition.field === 'joined')
    return condition.is === 'before' ? sql<boolean>`${joinedOn} < ${condition.day}` : sql<boolean>`${joinedOn} >= ${condition.day}`;
  const side = isWorkField(condition.field) ? compared(condition.field) : sides[condition.field];
  const isAny = sql<boolean>`${side} && ${ruleWords(condition.field, condition.values)}::text[]`;
  return condition.is === 'any_of' ? isAny : sql<boolean>`not (${isAny})`;
}

/** Members as rules see them, by id. */
export async function factsOf(db: Reader, tenant: Tenant, memberIds: readonly string[]): Promise<Map<string, RuleFacts>> {
  if (memberIds.length === 0) return new Map();
  const rows = await ruled(db, tenant)
    .where('m.id', 'in', [...memberIds])
    .select('m.id')
    .select(joinedOn.as('joinedOn'))
    .select(ruleFields.map((field) => sides[field].as(field)))
    .execute();
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Groups of the client that have a rule. */
export async function ruledGroups(db: Reader, { tenantId }: Tenant): Promise<RuledGroup[]> {
  const rows = await db
    .selectFrom('identity.member_group')
    .select(['id', 'rule'])
    .where('tenant_id', '=', tenantId)
    .where('rule', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, rule: stored }) => {
    const rule = ruleOf(stored);
    return rule ? [{ groupId: id, rule }] : [];
  });
}

/** Those whose rule names this area or tag. */
export async function rulesNaming(db: Reader, tenant: Tenant, { field, id }: { field: 'area' | 'tag'; id: string }): Promise<RuledGroup[]> {
  return (await ruledGroups(db, tenant)).filter(({ rule }) => namedIn(rule, field).includes(id));
}
