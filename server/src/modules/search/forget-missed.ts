import { missedKeptDays } from '@vitrine/domain/search';
import type { Platform } from '../../platform/platform.ts';

/** Every night: what nobody looked for in half a year is forgotten, client by client. */
export async function forgetMissed({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const before = clock.in(-missedKeptDays * 86_400_000);
  const tenants = await db.read().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  for (const { id } of tenants)
    await db.write().deleteFrom('search.missed').where('tenant_id', '=', id).where('last_at', '<', before).execute();
}
