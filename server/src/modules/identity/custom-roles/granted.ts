import { sql, type RawBuilder } from 'kysely';

/** What the client's own roles of this member allow, as a part of a query; what of it counts is `permissionsOf`'s to say. */
export const grantedTo = (member: 'm' | 'vm'): RawBuilder<string[]> => sql<string[]>`array(
  select distinct may from identity.member_role as given
  join identity.custom_role as made on made.tenant_id = given.tenant_id and made.id = given.role_id, unnest(made.permissions) as may
  where given.tenant_id = ${sql.ref(`${member}.tenant_id`)} and given.member_id = ${sql.ref(`${member}.id`)})`;

/** Whether the member `m` may do this by a role of the client's own, as a part of a query. */
export const isGranted = (permission: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from identity.member_role as given
  join identity.custom_role as made on made.tenant_id = given.tenant_id and made.id = given.role_id
  where given.tenant_id = m.tenant_id and given.member_id = m.id and ${permission}::text = any(made.permissions))`;
