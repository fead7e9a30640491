import type { Leaving } from '@vitrine/contract/privacy';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { findDeparture, isLastAdministrator } from '../../identity/index.ts';
import type { Membership } from '../personal-records.ts';

/** All members that a person is, by the ids of their clients: the order in which rows are held. */
export async function membershipsOf(db: Reader, { siteId, personId }: { siteId: string; personId: string }): Promise<Membership[]> {
  const rows = await db
    .selectFrom('tenancy.tenant as t')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 't.id').on('m.person_id', '=', personId))
    .select(['m.tenant_id', 'm.id'])
    .where('t.site_id', '=', siteId)
    .orderBy('m.tenant_id')
    .execute();
  return rows.map((row) => ({ siteId, personId, tenantId: row.tenant_id, memberId: row.id }));
}

/** Whether one of their clients would have nobody left who manages it. `lock` holds the rows of those who manage them. */
export async function isNeeded(db: Reader, memberships: readonly Membership[], { lock }: { lock: boolean }): Promise<boolean> {
  for (const { tenantId, memberId } of memberships) if (await isLastAdministrator(db, { tenantId, memberId, lock })) return true;
  return false;
}

/** The person as the screen of leaving shows them. `isLastAdministrator` is told by who knows it. */
export async function leavingOf(
  db: Reader,
  actor: Actor,
  { isLastAdministrator: isLast }: { isLastAdministrator: boolean },
): Promise<Leaving> {
  const { full_name } = await db
    .selectFrom('identity.person')
    .select('full_name')
    .where('id', '=', actor.personId)
    .executeTakeFirstOrThrow();
  const clients = await db
    .selectFrom('tenancy.tenant as t')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 't.id').on('m.person_id', '=', actor.personId))
    .select('t.name')
    .where('t.site_id', '=', actor.siteId)
    .orderBy('t.name')
    .execute();
  const request = await findDeparture(db, actor);
  return {
    fullName: full_name,
    clients: clients.map(({ name }) => name),
    isLastAdministrator: isLast,
    request: request ? { askedAt: request.asked_at, dueAt: request.due_at } : null,
  };
}
