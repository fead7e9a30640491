import type { Device } from '@vitrine/contract/identity';
import { sql } from 'kysely';
import { notFound, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endFamilies } from '../token-families.ts';

type Devices = { items: Device[] };

/** Where a person is logged in: log-ins that are not over and have a token that still lives, this one first, then the one that was used last. */
export async function listDevices({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor): Promise<Devices> {
  const rows = await db
    .write() // a copy that lags behind would show one that was just ended
    .selectFrom('identity.token_family as f')
    .innerJoin('identity.token as t', 't.family_id', 'f.id')
    .select(['f.id', 'f.device', 'f.created_at'])
    .select((row) => row.fn.max<string>('t.issued_at').as('seen_at'))
    .where('f.person_id', '=', actor.personId)
    .where('f.revoked_at', 'is', null)
    .where('f.visitor_id', 'is', null) // a visit is no device of theirs
    .where('t.tenant_id', 'in', (from) => from.selectFrom('tenancy.tenant as c').select('c.id').where('c.site_id', '=', actor.siteId))
    .groupBy(['f.id', 'f.device', 'f.created_at'])
    .having((row) => row(row.fn.max<string>('t.expires_at'), '>', clock.now()))
    .orderBy(sql`f.id = ${actor.sessionId}`, 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('f.id')
    .limit(100)
    .execute();
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.device,
      beganAt: row.created_at,
      lastSeenAt: row.seen_at,
      isThis: row.id === actor.sessionId,
    })),
  };
}

/** Logs out there; once this is answered no request of that log-in passes. Ended again it changes nothing. Refuses `not_found` for somebody else's. */
export async function endDevice(
  parts: Pick<Platform, 'db' | 'clock' | 'publish'>,
  actor: Actor,
  { deviceId }: { deviceId: string },
): Promise<Devices> {
  await parts.db.transaction(async (tx) => {
    const own = await tx
      .selectFrom('identity.token_family')
      .select('id')
      .where('id', '=', deviceId)
      .where('person_id', '=', actor.personId)
      .executeTakeFirst();
    if (!own) throw notFound();
    await endFamilies(parts, tx, { tenantId: actor.tenantId, familyId: deviceId, reason: 'ended_from_another_device' });
  });
  return listDevices(parts, actor);
}
