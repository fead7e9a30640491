import type { Platform } from '../../platform/platform.ts';

const keptDays = 7;

/** Throws away codes, challenges, tickets and ways to a provider that are over, and links a week after their end: so long an old one still says whether it was used (LOG-08). */
export async function forgetDeadProofs({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await db.write().deleteFrom('identity.spent_challenge').where('expires_at', '<', clock.now()).execute();
  await db.write().deleteFrom('identity.passkey_challenge').where('expires_at', '<', clock.now()).execute();
  await db.write().deleteFrom('identity.log_in_ticket').where('expires_at', '<', clock.now()).execute();
  await db.write().deleteFrom('identity.outside_flow').where('expires_at', '<', clock.now()).execute();
  await db.write().deleteFrom('identity.access_code').where('expires_at', '<', clock.now()).execute();
  // A code outlives itself by its cooldown.
  await db.write().deleteFrom('identity.code').where('expires_at', '<', clock.in(-3_600_000)).execute();
  await db
    .write()
    .deleteFrom('identity.link')
    .where('expires_at', '<', clock.in(-keptDays * 86_400_000))
    .execute();
}
