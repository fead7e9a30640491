import type { RegistrationRow } from '@vitrine/contract/identity';
import { registrationStatuses, type RegistrationStatus } from '@vitrine/domain/identity';
import { registrationVariants } from '@vitrine/domain/tenancy';
import { emptyAnswers } from '@vitrine/domain/identity/registration';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { programRoleOf } from '../queries.ts';
import { findAnswers } from './answers-of-person.ts';

/** Behind which registration a page begins: when it came, and its id. */
export type QueuePlace = readonly [registeredAt: string, id: string];
type Which = { id: string } | { status: RegistrationStatus; place: QueuePlace | undefined; limit: number };

/** Registrations of the actor's client with all that was answered; those that wait longest first, those that were decided last first. */
export async function findRegistrations(db: Reader, actor: Actor, which: Which): Promise<RegistrationRow[]> {
  const isQueue = 'status' in which && which.status === 'waiting';
  const rows = await db
    .selectFrom('identity.registration as r')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.id', '=', 'r.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .leftJoin('identity.member as d', (join) => join.onRef('d.tenant_id', '=', 'r.tenant_id').onRef('d.id', '=', 'r.decided_by'))
    .leftJoin('identity.person as by', 'by.id', 'd.person_id')
    .select(['r.id', 'r.member_id', 'r.variant', 'r.status', 'r.registered_at', 'r.decided_at', 'r.note'])
    .select(['p.full_name', 'p.email', 'm.program_role', 'by.full_name as decided_by'])
    .where('r.tenant_id', '=', actor.tenantId)
    .$if('id' in which, (query) => query.where('r.id', '=', 'id' in which ? which.id : ''))
    .$if('status' in which, (query) => query.where('r.status', '=', 'status' in which ? which.status : ''))
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
    note: row.note,
  }));
}
