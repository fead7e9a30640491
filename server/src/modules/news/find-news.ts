import { nothingFound, searchable, type FindAsk, type Findings } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { anyMeant, type MeantAsk, meantBy, plannedAnew } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { newsFor } from './list-news.ts';
import { textFor } from './news-rows.ts';

/** News by a member's words, for the search over all rooms: of those that their own list shows, the newest first. */
export async function findNews(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { words, limit, isForgiving }: FindAsk,
): Promise<Findings> {
  if (!actor.modules.has('news')) return nothingFound;
  const rows = await newsFor(db.read(), actor, { now: clock.now() })
    .where(meantBy(sql.ref('n.search_text'), searchable(words), { isForgiving }))
    .orderBy('n.visible_from', 'desc')
    .orderBy('n.article_id', 'desc')
    .limit(limit + 1)
    .modifyEnd(plannedAnew)
    .execute();
  return {
    hits: rows
      .slice(0, limit)
      .map(({ id, title, lead }) => ({ id, title: textFor(actor, title), text: textFor(actor, lead), href: `/news/${id}` })),
    hasMore: rows.length > limit,
    allHref: `/news?search=${encodeURIComponent(words)}`,
  };
}

/** Whether there is a piece of news to ask for by these words. */
export const newsHold = (ask: MeantAsk) => anyMeant('news.shown', ask);
