import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** Members who may log in: here since `activeSince`, since `idleSince`, before that, and never. The four are all of them. */
export async function peopleFigures(
  db: Reader,
  { tenantId }: Tenant,
  { activeSince, idleSince }: { activeSince: string; idleSince: string },
): Promise<{ members: number; active: number; idle: number; gone: number; never: number }> {
  return db
    .selectFrom('identity.member')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'approved')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .select([
      sql<number>`count(*) filter (where last_seen_at >= ${activeSince}::timestamptz)`.as('active'),
      sql<number>`count(*) filter (where last_seen_at < ${activeSince}::timestamptz and last_seen_at >= ${idleSince}::timestamptz)`.as(
        'idle',
      ),
      sql<number>`count(*) filter (where last_seen_at < least(${idleSince}::timestamptz, ${activeSince}::timestamptz))`.as('gone'),
      sql<number>`count(*) filter (where last_seen_at is null)`.as('never'),
    ])
    .executeTakeFirstOrThrow();
}

/** Registrations that wait for a decision; those made before `lateBefore` are late. */
export async function registrationsWaiting(db: Reader, { tenantId }: Tenant, { lateBefore }: { lateBefore: string }) {
  const row = await db
    .selectFrom('identity.registration')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'waiting')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('registered_at').as('oldest')])
    .select(sql<number>`count(*) filter (where registered_at < ${lateBefore}::timestamptz)`.as('late'))
    .executeTakeFirstOrThrow();
  return { count: row.count, late: row.late, oldestSince: row.oldest };
}
