import { sql, type RawBuilder } from 'kysely';

/** Whoever looks: one member, or each of a query that calls the member `m` and the person `p`. */
export type Looker = { tenantId: string; memberId: string | RawBuilder<unknown>; country: string | RawBuilder<unknown> };

/** Of the members `m` and persons `p` of a query. */
export const eachMember = (tenantId: string): Looker => ({ tenantId, memberId: sql.ref('m.id'), country: sql.ref('p.country') });

/**
 * Whether the piece of news of this id is for this member (CLI-09). Every list, count, search, link and comment asks here: nobody limited it, or of each kind that limits it
 * (groups, areas, tags) one is met.
 */
export const isOpenTo = ({ tenantId, memberId, country }: Looker, articleId: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (
    select from news.audience as u
    where u.tenant_id = ${tenantId} and u.article_id = ${sql.ref(articleId)}
    group by u.group_id is null, u.area_id is null
    having not bool_or(
      exists (select from identity.member_in_group as g where g.tenant_id = ${tenantId} and g.member_id = ${memberId} and g.group_id = u.group_id)
      or exists (select from identity.area as a where a.tenant_id = ${tenantId} and a.id = u.area_id and ${country} = any(a.countries))
      or exists (select from identity.member_tag as t where t.tenant_id = ${tenantId} and t.member_id = ${memberId} and t.tag_id = u.tag_id)
    )
  )`;
