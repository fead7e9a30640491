import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../platform/http/index.ts';

/**
 * Whether a podcast `p` of a query is for this member (CLI-09). Every list, count, search, link and report asks here: each kind that limits it (groups, areas, tags) has to be
 * met once, and one that nothing limits is for everybody.
 */
export function isOpenTo({ tenantId, memberId, country }: Pick<Actor, 'tenantId' | 'memberId' | 'country'>): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from podcasts.audience as u
    where u.tenant_id = ${tenantId} and u.podcast_id = p.id
    group by u.group_id is null, u.area_id is null
    having not bool_or(
      exists (select from identity.member_in_group as g where g.tenant_id = ${tenantId} and g.member_id = ${memberId} and g.group_id = u.group_id)
      or exists (select from identity.area as a where a.tenant_id = ${tenantId} and a.id = u.area_id and ${country} = any(a.countries))
      or exists (select from identity.member_tag as t where t.tenant_id = ${tenantId} and t.member_id = ${memberId} and t.tag_id = u.tag_id)
    )
  )`;
}
