import { searchable } from '@vitrine/domain/kernel';
import { longestSearch } from '@vitrine/domain/search';
import type { Actor } from '../../platform/http/index.ts';
import { countTry } from '../../platform/limits/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { searchAll, type SearchParts } from './search-all.ts';

type Parts = Pick<Platform, 'clock' | 'secret'> & SearchParts;

/** A member's misses in an hour: nobody fills the list alone. */
const limitOf = ({ memberId }: Actor) => ({ what: 'search.missed', who: memberId, tries: 30, windowMinutes: 60 });

/**
 * Counts words by which this member finds nothing; looked up anew, so that no list of wishes can be written. Nobody's name stands beside them. Refuses
 * `too_many_requests`.
 */
export async function noteMissedSearch(parts: Parts, actor: Actor, { words }: { words: string }): Promise<Record<string, never>> {
  await countTry(parts, { count: limitOf(actor) });
  const plain = searchable(words).slice(0, longestSearch);
  const { groups, isWhole } = await searchAll(parts, actor, { words });
  if (plain === '' || groups.length > 0 || !isWhole) return {};
  const now = parts.clock.now();
  await parts.db
    .write()
    .insertInto('search.missed')
    .values({ tenant_id: actor.tenantId, words: plain, count: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'words']).doUpdateSet((row) => ({ count: row('search.missed.count', '+', 1), last_at: now })),
    )
    .execute();
  return {};
}
