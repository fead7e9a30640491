import { nothingFound, searchable, textIn, type FindAsk, type Findings } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { anyMeant, meantBy, type MeantAsk } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { localeOf } from '../campaigns/index.ts';
import { eventOf } from './event-rows.ts';
import { eventsSeen } from './seen.ts';

/** Events by a member's words, for the search over all rooms: of those that their own list shows, the last one first. */
export async function findEvents({ db }: Pick<Platform, 'db'>, actor: Actor, { words, limit, isForgiving }: FindAsk): Promise<Findings> {
  if (!actor.modules.has('events')) return nothingFound;
  const rows = await eventsSeen(db.read(), actor)
    .where(meantBy(sql.ref('e.search_text'), searchable(words), { isForgiving }))
    .orderBy('e.begins_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
    .execute();
  const locale = localeOf(actor);
  return {
    hits: rows.slice(0, limit).map((row) => {
      const { id, name, description } = eventOf(row);
      return { id, title: textIn(name, locale), text: textIn(description, locale), href: `/events/${id}` };
    }),
    hasMore: rows.length > limit,
    allHref: '/events',
  };
}

/** Whether there is an event to ask for by these words. */
export const eventsHold = (ask: MeantAsk) => anyMeant('events.event', ask);
