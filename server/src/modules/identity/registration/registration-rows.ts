import type { RegistrationRow } from '@vitrine/contract/identity';
import { registrationReasons, registrationStatuses, type RegistrationStatus } from '@vitrine/domain/identity';
import { registrationVariants, type RegistrationVariant } from '@vitrine/domain/tenancy';
import { emptyAnswers } from '@vitrine/domain/identity/registration';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { foundBy } from '../found-by.ts';
import { programRoleOf } from '../queries.ts';
import { findAnswers } from './answers-of-person.ts';

/** Behind which registration a page begins: when it came, and its id. */
export type QueuePlace = readonly [registeredAt: string, id: string];
/** Which registrations of a client are looked for. */
export type RegistrationFilter = { status: RegistrationStatus; variant?: RegistrationVariant | undefined; search?: string | undefined };
type Which = { id: string } | (RegistrationFilter & { place: QueuePlace | undefined; limit: number });

/** Registrations of the actor's client with all that was answered; those that wait longest first, those that were decided last first. */
export async function findRegistrations(db: Reader, actor: Actor, which: Which): Promise<RegistrationRow[]> {
  const isQueue = 'status' in which && which.status === 'waiting';
  const rows = await registrationsOf(db, actor)
    .leftJoin('identity.member as d', (join) => join.onRef('d.tenant_id', '=', 'r.tenant_id').onRef('d.id', '=', 'r.decided_by'))
    .leftJoin('identity.person as by', 'by.id', 'd.person_id')
    .select(['r.id', 'r.member_id', 'r.variant', 'r.status', 'r.registered_at', 'r.decided_at', 'r.reason', 'r.note'])
    .select(['p.full_name', 'p.email', 'm.program_role', 'by.full_name as decided_by'])
    .$if('id' in which, (query) => query.where('r.id', '=', 'id' in which ? which.id : ''))
    .$if('status' in which, (query) => query.where('status' in which ? isWanted(which) : sql<boolean>`true`))
    .$if('place' in which && which.place !== undefined, (query) => {
      const [at, id] = 'place' in which ? (which.place ?? []) : [];
      return isQueue
        ? query.where(sql<boolean>`(r.registered_at, r.id) > (${at}::timestamptz, ${id}::uuid)`)
        : query.where(sql<boolean>`(r.registered_at, r.id) < (${at}::timestamptz, ${id}::uuid)`);
    })
    .orderBy('r.registered_at', isQueue ? 'asc' : 'desc')
    .orderBy('r.id', isQueue ? 'asc' : 'desc')
    .limit('limit' in which ? which.limit : 1)
    .execute();
  const answers = await findAnswers(db, { tenantId: actor.tenantId, memberIds: rows.map(({ member_id }) => member_id) });
  return rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    variant: registrationVariants.find((variant) => variant === row.variant) ?? 'register',
    status: registrationStatuses.find((status) => status === row.status) ?? 'waiting',
    registeredAt: row.registered_at,
    fullName: row.full_name,
    email: row.email,
    programRole: programRoleOf(row.program_role),
    answers: answers.get(row.member_id) ?? emptyAnswers,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    reason: registrationReasons.find((reason) => reason === row.reason) ?? null,
    note: row.note,
  }));
}

/** How many there are by the same conditions, all and by door (D12). */
export async function countRegistrations(
  db: Reader,
  actor: Actor,
  filter: RegistrationFilter,
): Promise<Record<RegistrationVariant | 'all', number>> {
  const rows = await registrationsOf(db, actor)
    .select(['r.variant', sql<string>`count(*)`.as('count')])
    .where(isWanted({ ...filter, variant: undefined }))
    .groupBy('r.variant')
    .execute();
  const of = (variant: RegistrationVariant) => Number(rows.find((row) => row.variant === variant)?.count ?? 0);
  const counts = { register: of('register'), seven_trade: of('seven_trade'), pop_trade: of('pop_trade') };
  return { ...counts, all: counts.register + counts.seven_trade + counts.pop_trade };
}

const registrationsOf = (db: Reader, actor: Actor) =>
  db
    .selectFrom('identity.registration as r')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.id', '=', 'r.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('r.tenant_id', '=', actor.tenantId);

const isWanted = ({ status, variant, search }: RegistrationFilter) =>
  sql<boolean>`r.status = ${status} and ${variant === undefined ? sql<boolean>`true` : sql<boolean>`r.variant = ${variant}`} and ${foundBy(search)}`;
