import type { Platform } from '../../../platform/platform.ts';
import { copyFiles } from './copy-rows.ts';

const atOnce = 500;
const neverMadeDays = 2;

/** Takes away copies whose seven days are over, and requests that came to nothing; a job of every hour. The file goes first: a run that is killed between finds the row again. */
export async function forgetOldCopies({ db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>): Promise<void> {
  const now = clock.now();
  const old = await db
    .write()
    .selectFrom('privacy.copy')
    .select(['person_id', 'id', 'tenant_id'])
    .where((row) =>
      row.or([
        row('expires_at', '<=', now),
        row.and([row('ready_at', 'is', null), row('asked_at', '<', clock.in(-neverMadeDays * 86_400_000))]),
      ]),
    )
    .limit(atOnce)
    .execute();
  for (const { person_id: personId, id, tenant_id: tenantId } of old) {
    await storage.forgetOwned({ tenantId, room: copyFiles, ownerId: id });
    await db.write().deleteFrom('privacy.copy').where('person_id', '=', personId).where('id', '=', id).execute();
  }
}
