import type { BulkAction } from '@vitrine/contract/people';
import { mayGrant, roles, type Role } from '@vitrine/domain/identity';
import { sql, type RawBuilder } from 'kysely';
import { rolesIn } from '../../identity/index.ts';

/** Who changes many: whom they reach hangs on their own roles. */
export type Changer = { siteId: string; memberId: string; roles: readonly string[] };

/**
 * What an action does to the member `m` with their person `p`: `changes`, `same`, or why not, in the order in which `judgePersonChanges` and the single use-cases refuse. Whoever changes
 * many is an administrator and never among those who are changed, so that the client keeps one.
 */
export function verdictOf(action: BulkAction, changer: Changer): RawBuilder<string> {
  const { same, refused } = judgements(action, changer);
  return sql<string>`case when ${same} then 'same' ${sql.join(refused, sql` `)} else 'changes' end`;
}

type Judgements = { same: RawBuilder<boolean>; refused: RawBuilder<unknown>[] };

function judgements(action: BulkAction, changer: Changer): Judgements {
  switch (action.do) {
    case 'approve':
      return { same: sql`p.status <> 'awaiting_approval'`, refused: ofPerson(changer) };
    case 'block':
      return { same: sql`p.status = 'blocked'`, refused: ofPerson(changer) };
    case 'unblock':
      return { same: sql`p.status <> 'blocked'`, refused: ofPerson(changer) };
    case 'log_out':
      return {
        same: sql`not exists (select from identity.token_family as f where f.person_id = p.id and f.revoked_at is null)`,
        refused: ofPerson(changer),
      };
    case 'add_role':
      return { same: sql`${action.role} = any(m.roles)`, refused: ofMember(changer) };
    case 'remove_role':
      return {
        same: sql`not ${action.role} = any(m.roles)`,
        refused: [...ofMember(changer), sql`when cardinality(m.roles) = 1 then 'last_role'`],
      };
    case 'add_group':
      return { same: inGroup(action.id), refused: [] };
    case 'remove_group':
      return {
        same: sql`not ${inGroup(action.id)}`,
        refused: [
          sql`when ${inGroup(action.id)} and (select i.by_rule from identity.member_in_group as i where i.tenant_id = m.tenant_id and i.member_id = m.id and i.group_id = ${action.id}::uuid) then 'kept_by_rule'`,
        ],
      };
    case 'add_tag':
      return { same: hasTag(action.id), refused: [] };
    case 'remove_tag':
      return { same: sql`not ${hasTag(action.id)}`, refused: [] };
  }
}

/** What is the client's own affair: nobody changes themselves, or whoever stands above them. */
const ofMember = (changer: Changer) => [
  sql`when m.id = ${changer.memberId}::uuid then 'not_yourself'`,
  sql`when m.roles && ${above(changer)}::text[] then 'role_above_yours'`,
  // Whoever left is nobody's to change any more (PRO-03); the single use-cases say it with the same word.
  sql`when exists (select from identity.departure as gone where gone.person_id = p.id and gone.erased_at is not null) then 'role_above_yours'`,
];

/** What belongs to the person, who may be in other clients of the site: only a superuser decides for those too. */
const ofPerson = (changer: Changer) => [
  ...ofMember(changer),
  ...(changer.roles.includes('superuser')
    ? []
    : [
        sql`when exists (select from tenancy.tenant as t join identity.member as o on o.tenant_id = t.id where t.site_id = ${changer.siteId}::uuid and o.tenant_id <> m.tenant_id and o.person_id = p.id) then 'belongs_to_other_client'`,
      ]),
];

const above = (changer: Changer): Role[] => roles.filter((role) => !mayGrant(rolesIn(changer.roles), [role]));
const inGroup = (groupId: string) =>
  sql<boolean>`exists (select from identity.member_in_group as i where i.tenant_id = m.tenant_id and i.member_id = m.id and i.group_id = ${groupId}::uuid)`;
const hasTag = (tagId: string) =>
  sql<boolean>`exists (select from identity.member_tag as g where g.tenant_id = m.tenant_id and g.member_id = m.id and g.tag_id = ${tagId}::uuid)`;
