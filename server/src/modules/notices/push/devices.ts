import type { PhoneSystem } from '@vitrine/domain/notices';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'push'>;

/** Keeps the phone as this member's: whoever it told of news before, it tells them no more. Refuses `push_off`. */
export async function keepPushDevice(
  { db, clock, newId, push }: Parts,
  { siteId, tenantId, memberId, sessionId }: Actor,
  { token, system }: { token: string; system: PhoneSystem },
): Promise<Record<string, never>> {
  if (!push.isOn) throw new Refusal('push_off');
  const now = clock.now();
  const whose = { tenant_id: tenantId, member_id: memberId, session_id: sessionId, system, kept_at: now };
  await db.transaction((tx) =>
    tx
      .insertInto('notices.push_device')
      .values({ site_id: siteId, id: newId(), token, created_at: now, ...whose })
      .onConflict((conflict) => conflict.columns(['site_id', 'token']).doUpdateSet(whose))
      .execute(),
  );
  return {};
}

/** Forgets the phone, as far as it is a log-in of this person; of any other, nothing (decision D55). */
export async function forgetPushDevice(
  { db }: Pick<Parts, 'db'>,
  { siteId, tenantId, memberId }: Actor,
  { token }: { token: string },
): Promise<Record<string, never>> {
  await db.transaction((tx) =>
    tx
      .deleteFrom('notices.push_device')
      .where('site_id', '=', siteId)
      .where('token', '=', token)
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .execute(),
  );
  return {};
}

/** Forgets phones whose log-in is over; until then nothing is sent to them either. */
export async function sweepPushDevices({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  await db.transaction((tx) =>
    tx
      .deleteFrom('notices.push_device as d')
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('identity.token_family as f')
              .innerJoin('identity.token as t', 't.family_id', 'f.id')
              .select('f.id')
              .whereRef('f.id', '=', 'd.session_id')
              .where('f.revoked_at', 'is', null)
              .where('t.expires_at', '>', clock.now()),
          ),
        ),
      )
      .execute(),
  );
}
