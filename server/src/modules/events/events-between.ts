import { textIn } from '@vitrine/domain/kernel';
import type { EventState } from '@vitrine/domain/events';
import { sql } from 'kysely';
import { duringAny, type Reader, type Span } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { localeOf } from '../campaigns/index.ts';
import { eventOf, eventsOf } from './event-rows.ts';

/** An event as a calendar needs it. */
export type DatedEvent = {
  id: string;
  state: EventState;
  name: string;
  beginsAt: string;
  endsAt: string;
  place: string;
  seats: number | null;
  coming: number;
};

/** No event is longer: one that ends no later on the clock than it begins ends the day after. An hour more, for a clock that is put back. */
const longestHours = 25;

/** `spans`: only what is during one of them. */
type Between = { from: string; to: string; most: number; spans?: readonly Span[] };

/** Events between two instants that were not called off, in their order, one that began before them too; drafts among them. */
export async function eventsBetween(db: Reader, actor: Actor, { from, to, most, spans }: Between): Promise<DatedEvent[]> {
  const rows = await eventsOf(db, actor)
    .where('e.begins_at', '>=', sql<string>`${from}::timestamptz - make_interval(hours => ${longestHours})`)
    .where('e.begins_at', '<', to)
    .where('e.ends_at', '>', from)
    .where('e.state', '<>', 'cancelled')
    .$if(spans !== undefined, (query) => query.where(duringAny('e', spans ?? [])))
    .orderBy('e.begins_at')
    .orderBy('e.id')
    .limit(most)
    .execute();
  const locale = localeOf(actor);
  return rows.map((row) => {
    const { id, state, name, beginsAt, endsAt, place, seats, coming } = eventOf(row);
    return { id, state, name: textIn(name, locale), beginsAt, endsAt, place, seats, coming };
  });
}
