import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../platform/http/index.ts';

/** Whoever looks at a trail: their member and the country of their person. */
export type Looker = Pick<Actor, 'tenantId' | 'memberId' | 'country'>;

/** Whether the trail called `c` in a query is for this member (CLI-09), as for courses: nobody limited it, or of each kind that limits it they meet one. */
export function isTrailOpenTo({ tenantId, memberId, country }: Looker): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from trails.trail_audience as u
    where u.tenant_id = c.tenant_id and u.trail_id = c.id
    group by u.group_id is null, u.area_id is null
    having not bool_or(
      exists (select from identity.member_in_group as g where g.tenant_id = ${tenantId} and g.member_id = ${memberId} and g.group_id = u.group_id)
      or exists (select from identity.area as a where a.tenant_id = ${tenantId} and a.id = u.area_id and ${country} = any(a.countries))
      or exists (select from identity.member_tag as g where g.tenant_id = ${tenantId} and g.member_id = ${memberId} and g.tag_id = u.tag_id)
    )
  )`;
}
