import {
  normaliseDocument,
  permissionsOf,
  personStatuses,
  programRoles,
  roles,
  type Permission,
  type PersonStatus,
  type ProgramRole,
  type Role,
} from '@vitrine/domain/identity';
import { sql } from 'kysely';
import type { Platform } from '../../platform/platform.ts';
import { grantedTo } from './custom-roles/granted.ts';

/** Whose name was typed, with the member that they used last (their oldest client, when none was). */
export type NamedPerson = {
  id: string;
  passwordHash: string;
  status: PersonStatus;
  /** Has an authenticator app or a passkey: the password alone lets nobody in. */
  hasSecondStep: boolean;
  /** `permissions`: of the roles, and of those that the client made. */
  member: { tenantId: string; memberId: string; roles: Role[]; permissions: Permission[] } | null;
};

/**
 * The person of this host by user name, e-mail or document, a document without its marks. One person's user name may look like another's
 * document: the user name wins.
 */
export async function findByName(
  { db }: Pick<Platform, 'db'>,
  { host, username }: { host: string; username: string },
): Promise<NamedPerson | undefined> {
  const document = normaliseDocument(username);
  const small = sql<string>`lower(${username})`;
  const row = await withLastMember(db)
    .where('p.site_id', '=', (from) => from.selectFrom('tenancy.host as h').select('h.site_id').where('h.host', '=', host))
    .where((row) =>
      row.or([
        row(sql`lower(p.user_name)`, '=', small),
        row(sql`lower(p.email)`, '=', small),
        ...(document ? [row('p.document', '=', document)] : []),
      ]),
    )
    .orderBy(sql`lower(p.user_name) = ${small}`, 'desc')
    .orderBy(sql`lower(p.email) = ${small}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && named(row);
}

/** The same of a person whose id is known. */
export async function findById({ db }: Pick<Platform, 'db'>, { personId }: { personId: string }): Promise<NamedPerson | undefined> {
  const row = await withLastMember(db).where('p.id', '=', personId).executeTakeFirst();
  return row && named(row);
}

const withLastMember = (db: Platform['db']) =>
  db
    .write()
    .selectFrom('identity.person as p')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('identity.member as m')
          .innerJoin('tenancy.tenant as t', 't.id', 'm.tenant_id')
          .select(['m.id as member_id', 'm.tenant_id', 'm.roles', grantedTo('m').as('granted')])
          .whereRef('m.tenant_id', '=', 't.id')
          .whereRef('t.site_id', '=', 'p.site_id')
          .whereRef('m.person_id', '=', 'p.id')
          .orderBy('m.last_seen_at', (order) => order.desc().nullsLast())
          .orderBy('t.created_at')
          .orderBy('t.id')
          .limit(1)
          .as('m'),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'p.password_hash', 'p.status', 'm.member_id', 'm.tenant_id', 'm.roles', 'm.granted'])
    .select(hasSecondStep('p.id').as('has_second_step'));

/** Whether the person of this column has one, as a part of a query: an app that was proven, or a passkey. */
export const hasSecondStep = (personId: 'p.id') => sql<boolean>`(
  exists (select from identity.authenticator as a where a.person_id = ${sql.ref(personId)} and a.proved_at is not null)
  or exists (select from identity.passkey as k where k.person_id = ${sql.ref(personId)}))`;

type Row = {
  id: string;
  password_hash: string;
  status: string;
  has_second_step: boolean;
  member_id: string | null;
  tenant_id: string | null;
  roles: string[] | null;
  granted: string[] | null;
};

const named = (row: Row): NamedPerson => ({
  id: row.id,
  passwordHash: row.password_hash,
  status: statusOf(row.status),
  hasSecondStep: row.has_second_step,
  member: row.member_id && row.tenant_id ? membership(row, { memberId: row.member_id, tenantId: row.tenant_id }) : null,
});

function membership({ roles: stored, granted }: Row, at: { memberId: string; tenantId: string }): NamedPerson['member'] {
  const held = rolesOf(stored ?? []);
  return { ...at, roles: held, permissions: permissionsOf(held, granted ?? []) };
}

/** The stored word; a fault for one that this release does not know. */
export function statusOf(stored: string): PersonStatus {
  const status = personStatuses.find((one) => one === stored);
  if (!status) throw new Error(`identity: a person's status is ${stored}`);
  return status;
}

/** The stored roles; those that this release does not know give nothing. */
export const rolesOf = (stored: readonly string[]): Role[] => roles.filter((role) => stored.includes(role));

/** The stored role in the sales program; null for none. */
export const programRoleOf = (stored: string | null): ProgramRole | null => programRoles.find((role) => role === stored) ?? null;
