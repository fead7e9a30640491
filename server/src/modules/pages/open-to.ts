import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../platform/http/index.ts';

/** Whoever looks: their member and the country of their person. */
export type Looker = Pick<Actor, 'tenantId' | 'memberId' | 'country'>;

/** Whether what this id names, a banner or a page, is for the member (CLI-09): nobody limited it, or of each kind that limits it (groups, areas, tags) they meet one. */
export function isOpenTo({ tenantId, memberId, country }: Looker, ownerId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from pages.audience as u
    where u.tenant_id = ${tenantId} and u.owner_id = ${ownerId}
    group by u.group_id is null, u.area_id is null
    having not bool_or(
      exists (select from identity.member_in_group as g where g.tenant_id = ${tenantId} and g.member_id = ${memberId} and g.group_id = u.group_id)
      or exists (select from identity.area as a where a.tenant_id = ${tenantId} and a.id = u.area_id and ${country} = any(a.countries))
      or exists (select from identity.member_tag as t where t.tenant_id = ${tenantId} and t.member_id = ${memberId} and t.tag_id = u.tag_id)
    )
  )`;
}

/** Whether what has such dates is visible at an instant: from the first on, and no longer at the last. */
export const isVisibleAt = (now: string, of: 'b' | 'p'): RawBuilder<boolean> => sql<boolean>`
  (${sql.ref(`${of}.visible_from`)} is null or ${sql.ref(`${of}.visible_from`)} <= ${now}::timestamptz)
  and (${sql.ref(`${of}.visible_to`)} is null or ${now}::timestamptz < ${sql.ref(`${of}.visible_to`)})`;
