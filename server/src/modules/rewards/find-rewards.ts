import { nothingFound, searchable, type Findings } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { foundBy, holdsWords } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameFor } from '../campaigns/index.ts';
import { rewardsOf } from './queries.ts';

/** Rewards of the store by a member's words, for the search over all rooms, the most ordered first. */
export async function findRewards(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { words, limit }: { words: string; limit: number },
): Promise<Findings> {
  if (!actor.modules.has('reward_store')) return nothingFound;
  const asked = searchable(words);
  const isExact = holdsWords(sql.ref('r.search_text'), asked);
  const rows = await rewardsOf(db.read(), actor)
    .where('r.state', '=', 'published')
    .where(foundBy(sql.ref('r.search_text'), asked))
    .select(['r.id', 'r.title', 'r.summary', isExact.as('is_exact')])
    .orderBy(isExact, 'desc')
    .orderBy('s.ordered', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute();
  return {
    hits: rows.slice(0, limit).map(({ id, title, summary, is_exact: isWritten }) => ({
      id,
      title: nameFor(actor, title),
      text: nameFor(actor, summary),
      href: `/reward-store/details/${id}`,
      isExact: isWritten,
    })),
    hasMore: rows.length > limit,
    allHref: `/reward-store?search=${encodeURIComponent(words)}`,
  };
}
