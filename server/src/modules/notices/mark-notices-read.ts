import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { setRead } from './queries.ts';

/** Marks notices of the member as read; again changes nothing. */
export async function markNoticesRead({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor, { ids }: { ids: readonly string[] }) {
  await db.transaction((tx) => setRead(tx, actor, { ids, now: clock.now() }));
  return {};
}
