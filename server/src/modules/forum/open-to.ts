import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../platform/http/index.ts';
import { isModerator } from './ports.ts';

/**
 * Whether the board called `b` in a query is for this member (CLI-09): nobody limited it, or of each kind that limits it (groups, areas, tags) they meet one. Moderators see
 * every board.
 */
export function isOpenTo(actor: Actor): RawBuilder<boolean> {
  const { tenantId, memberId, country } = actor;
  if (isModerator(actor)) return sql<boolean>`true`;
  return sql<boolean>`not exists (
    select from forum.audience as u
    where u.tenant_id = b.tenant_id and u.board_id = b.id
    group by u.group_id is null, u.area_id is null
    having not bool_or(
      exists (select from identity.member_in_group as g where g.tenant_id = ${tenantId} and g.member_id = ${memberId} and g.group_id = u.group_id)
      or exists (select from identity.area as a where a.tenant_id = ${tenantId} and a.id = u.area_id and ${country} = any(a.countries))
      or exists (select from identity.member_tag as t where t.tenant_id = ${tenantId} and t.member_id = ${memberId} and t.tag_id = u.tag_id)
    )
  )`;
}
