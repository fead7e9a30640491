import { isAdministrator } from '@vitrine/domain/identity';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import { rolesOf } from './queries.ts';

/**
 * Whether a client keeps somebody who manages it when this member no longer does. Refuses `last_administrator`, at `field` where the call has one. Nobody changes
 * themselves here, so an actor asked about themselves is let through; who leaves is judged by `isLastAdministrator` (PRO-03).
 */
export async function keepAnAdministrator(tx: Tx, actor: Actor, { memberId, field }: { memberId: string; field?: string }): Promise<void> {
  if (memberId === actor.memberId || !(await isLastAdministrator(tx, { tenantId: actor.tenantId, memberId, lock: true }))) return;
  throw new Refusal('last_administrator', field === undefined ? {} : { fields: { [field]: 'last_administrator' } });
}

/**
 * Whether nobody else manages this client and stays: who is blocked or has asked to leave does not count. `lock` holds the rows of all who manage it, by their ids and before any other
 * row is held: of two who take each other's role away, or leave, at the same moment the second one sees what the first did.
 */
export async function isLastAdministrator(
  db: Reader,
  { tenantId, memberId, lock }: { tenantId: string; memberId: string; lock: boolean },
): Promise<boolean> {
  if (!(await managesNow(db, { tenantId, memberId }))) return false; // whoever manages nothing leaves no gap
  const held = await db
    .selectFrom('identity.member')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`roles && array['client_administrator', 'superuser']`)
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  // A statement of its own: the one that waited for the locks still sees the persons as they were before.
  const rows = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .leftJoin('identity.departure as d', 'd.person_id', 'p.id')
    .select(['m.id', 'm.roles'])
    .where('m.tenant_id', '=', tenantId)
    .where(
      'm.id',
      'in',
      held.map(({ id }) => id),
    )
    .where('p.status', '=', 'approved')
    .where('d.person_id', 'is', null)
    .execute();
  return !rows.some(({ id, roles }) => id !== memberId && isAdministrator(rolesOf(roles)));
}

/** Without a lock, so that saving a learner holds up nobody; who is made an administrator at this moment has another one beside them. */
async function managesNow(db: Reader, { tenantId, memberId }: { tenantId: string; memberId: string }): Promise<boolean> {
  const row = await db
    .selectFrom('identity.member')
    .select('roles')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined && isAdministrator(rolesOf(row.roles));
}
