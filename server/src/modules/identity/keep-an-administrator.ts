import { isAdministrator } from '@vitrine/domain/identity';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import { rolesOf } from './queries.ts';

/**
 * Whether a client keeps somebody who manages it when this member no longer does. Holds the rows of all who manage it, by their ids and before any other row is held: of two who take each other's
 * role away at the same moment the second one sees what the first did. Refuses `last_administrator`, at `field` where the call has one.
 */
export async function keepAnAdministrator(tx: Tx, actor: Actor, { memberId, field }: { memberId: string; field?: string }): Promise<void> {
  if (memberId === actor.memberId || !(await managesNow(tx, actor, memberId))) return; // nobody changes themselves, and whoever manages nothing leaves no gap
  const held = await tx
    .selectFrom('identity.member')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where(sql<boolean>`roles && array['client_administrator', 'superuser']`)
    .orderBy('id')
    .forUpdate()
    .execute();
  // A statement of its own: the one that waited for the locks still sees the persons as they were before.
  const rows = await tx
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', 'm.roles'])
    .where('m.tenant_id', '=', actor.tenantId)
    .where(
      'm.id',
      'in',
      held.map(({ id }) => id),
    )
    .where('p.status', '=', 'approved')
    .execute();
  if (rows.some(({ id, roles }) => id !== memberId && isAdministrator(rolesOf(roles)))) return;
  throw new Refusal('last_administrator', field === undefined ? {} : { fields: { [field]: 'last_administrator' } });
}

/** Without a lock, so that saving a learner holds up nobody; who is made an administrator at this moment has another one beside them. */
async function managesNow(tx: Tx, actor: Actor, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('identity.member')
    .select('roles')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined && isAdministrator(rolesOf(row.roles));
}
