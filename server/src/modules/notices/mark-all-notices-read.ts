import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { setReadThrough } from './queries.ts';

/** Marks as read what the member saw: this notice and all before it. What came meanwhile stays unread; again changes nothing. */
export async function markAllNoticesRead(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { newestId }: { newestId: string },
): Promise<Record<string, never>> {
  await db.transaction((tx) => setReadThrough(tx, actor, { newestId, now: clock.now() }));
  return {};
}
