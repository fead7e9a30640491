import { nothingFound, searchable, type FindAsk, type Findings } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { anyMeant, type MeantAsk, meantBy } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameFor } from '../campaigns/index.ts';
import { isOpenTo } from './audience.ts';
import { rewardsOf } from './queries.ts';

/** Rewards of the store by a member's words, for the search over all rooms, the most ordered first. */
export async function findRewards({ db }: Pick<Platform, 'db'>, actor: Actor, { words, limit, isForgiving }: FindAsk): Promise<Findings> {
  if (!actor.modules.has('reward_store')) return nothingFound;
  const rows = await rewardsOf(db.read(), actor)
    .where('r.state', '=', 'published')
    .where(isOpenTo(actor))
    .where(meantBy(sql.ref('r.search_text'), searchable(words), { isForgiving }))
    .select(['r.id', 'r.title', 'r.summary'])
    .orderBy('s.ordered', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute();
  return {
    hits: rows.slice(0, limit).map(({ id, title, summary }) => ({
      id,
      title: nameFor(actor, title),
      text: nameFor(actor, summary),
      href: `/reward-store/details/${id}`,
    })),
    hasMore: rows.length > limit,
    allHref: `/reward-store?search=${encodeURIComponent(words)}`,
  };
}

/** Whether there is a reward to ask for by these words. */
export const rewardsHold = (ask: MeantAsk) => anyMeant('rewards.reward', ask);
