import { permissionsOf } from '@vitrine/domain/identity';
import { localeOf } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { zoneOfClient } from '../../tenancy/index.ts';
import { grantedTo, rolesIn } from '../../identity/index.ts';

/** Whoever steered an import last, as they are now; undefined for one who is gone or may import no more. */
export async function findImporter(db: Reader, { tenantId, memberId }: { tenantId: string; memberId: string }): Promise<Actor | undefined> {
  const row = await membersOf(db, tenantId).where('m.id', '=', memberId).executeTakeFirst();
  if (row?.status !== 'approved' || !permissionsOf(rolesIn(row.roles), row.granted).includes('sales.import')) return undefined;
  return actorOf(row, await zoneOfClient(db, { tenantId }));
}

/** The member of the client whom a spreadsheet calls by e-mail or user name. */
export async function findSeller(
  db: Reader,
  { tenantId, clientTimeZone }: Actor,
  { named }: { named: string },
): Promise<Actor | undefined> {
  const row = await membersOf(db, tenantId)
    .where(sql<boolean>`(lower(p.email) = ${named.toLowerCase()} or lower(p.user_name) = ${named.toLowerCase()})`)
    .executeTakeFirst();
  return row && actorOf(row, clientTimeZone);
}

const membersOf = (db: Reader, tenantId: string) =>
  db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('tenancy.tenant as t', (join) => join.onRef('t.id', '=', 'm.tenant_id').onRef('t.site_id', '=', 'p.site_id'))
    .where('m.tenant_id', '=', tenantId)
    .select(grantedTo('m').as('granted'))
    .select(['m.tenant_id', 'm.id', 'm.roles', 'm.status', 'm.person_id', 'p.site_id', 'p.full_name', 'p.country', 'p.language_id']);
type Row = Awaited<ReturnType<ReturnType<typeof membersOf>['execute']>>[number];

/** One who acts by a job, or for whom it acts: nothing of a log-in, and no permissions. */
const actorOf = (row: Row, timeZone: string): Actor => ({
  siteId: row.site_id,
  tenantId: row.tenant_id,
  personId: row.person_id,
  memberId: row.id,
  sessionId: row.id,
  fullName: row.full_name,
  locale: localeOf(row.language_id) ?? 'pt-BR',
  country: row.country,
  roles: row.roles,
  permissions: new Set(),
  modules: new Set(),
  timeZone,
  clientTimeZone: timeZone,
});
