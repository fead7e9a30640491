/** Builders of what nobody found; for tests and the demo. */
export { searchAll, type SearchPorts } from './search-all.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** Words that members looked for so often in vain, the last time now. */
export async function someMissedSearches(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { tenantId }: Pick<Actor, 'tenantId'>,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  const rows = Object.entries(counts).map(([words, count]) => ({ tenant_id: tenantId, words, count, last_at: clock.now() }));
  await db.write().insertInto('search.missed').values(rows).execute();
}
