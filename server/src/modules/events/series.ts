import type { EventSeries, EventPage } from '@vitrine/contract/events';
import { phaseOf, type SeriesScope } from '@vitrine/domain/events';
import { dayIn, recurrenceFrequencies, weekdays, type LocalDate, type Recurrence } from '@vitrine/domain/kernel';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { eventOf, eventsOf, getEventRow, lockEvent, wordOf, type Event } from './event-rows.ts';
import { eventsSeen } from './seen.ts';

type Of = { seriesId: string };
type Member = Pick<Actor, 'tenantId' | 'memberId'>;

/** The rule of a series as it was written, and the day that it begins on. */
export async function seriesRule(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { seriesId }: Of,
): Promise<{ rule: Recurrence; firstDay: LocalDate }> {
  const row = await db
    .selectFrom('events.series as s')
    .selectAll('s')
    .select(({ selectFrom }) =>
      selectFrom('events.event as e')
        .select(({ fn }) => fn.min('e.series_day').as('first'))
        .whereRef('e.tenant_id', '=', 's.tenant_id')
        .whereRef('e.series_id', '=', 's.id')
        .as('first_day'),
    )
    .where('s.tenant_id', '=', tenantId)
    .where('s.id', '=', seriesId)
    .executeTakeFirstOrThrow();
  return {
    firstDay: row.first_day ?? '',
    rule: {
      frequency: wordOf(recurrenceFrequencies, row.frequency),
      interval: row.every,
      byday: row.byday.map((day) => wordOf(weekdays, day)),
      until: row.until,
      count: row.count,
    },
  };
}

const datesOf = (db: Reader, actor: Pick<Actor, 'tenantId'>, { seriesId }: Of) =>
  eventsOf(db, actor).where('e.series_id', '=', seriesId).orderBy('e.series_day');

const hasBegun = ({ beginsAt }: Pick<Event, 'beginsAt'>, now: string): boolean => Date.parse(beginsAt) <= Date.parse(now);

/** The dates of the series that an event is of, for its keepers. Refuses `not_found`. */
export async function getEventSeries(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { eventId }: { eventId: string },
): Promise<{ series: EventSeries | null }> {
  const reader = db.write(); // who just made it looks at it next
  const { seriesId, seriesDay } = await getEventRow(reader, actor, { eventId });
  if (seriesId === null || seriesDay === null) return { series: null };
  const { rule } = await seriesRule(reader, actor, { seriesId });
  const now = clock.now();
  const events = (await datesOf(reader, actor, { seriesId }).execute()).map(eventOf);
  const later = events.filter((one) => isLater(one, { seriesDay, now }));
  return {
    series: {
      rule: { ...rule, byday: [...rule.byday] },
      dates: events.map((one) => ({ ...timesOf(one), state: one.state, phase: phaseOf({ ...one, now }) })),
      toCome: later.length,
      drafts: later.filter(({ state }) => state === 'draft').length,
    },
  };
}

const timesOf = ({ id, beginsAt, endsAt, timeZone }: Event) => ({ id, beginsAt, endsAt, timeZone });

const isLater = (event: Event, { seriesDay, now }: { seriesDay: LocalDate; now: string }): boolean =>
  event.seriesDay !== null && event.seriesDay > seriesDay && event.state !== 'cancelled' && !hasBegun(event, now);

/**
 * The events that a change is for, locked, the named one first: it alone, or with all later ones of its series that have not begun and were not called off. The series is locked
 * before its dates, so that two changes of many wait for each other. Refuses `not_found` and `event_of_no_series`.
 */
export async function lockScope(
  tx: Tx,
  actor: Actor,
  { eventId, scope, now }: { eventId: string; scope: SeriesScope; now: string },
): Promise<{ event: Event; later: Event[] }> {
  if (scope === 'this') {
    return { event: await lockEvent(tx, actor, { eventId }), later: [] };
  }
  const { seriesId, seriesDay } = await getEventRow(tx, actor, { eventId });
  if (seriesId === null || seriesDay === null) throw new Refusal('event_of_no_series');
  await tx
    .selectFrom('events.series')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', seriesId)
    .forUpdate()
    .execute();
  const events = (await datesOf(tx, actor, { seriesId }).forUpdate().execute()).map(eventOf);
  const event = events.find(({ id }) => id === eventId);
  if (!event) throw notFound();
  return { event, later: events.filter((one) => isLater(one, { seriesDay, now })) };
}

/** What a member reads of the series of an event: its rule, and the other dates to come that they may see. */
export async function seriesFor(db: Reader, actor: Member, { event, now }: { event: Event; now: string }): Promise<EventPage['series']> {
  const { seriesId } = event;
  if (seriesId === null) return null;
  const { rule, firstDay } = await seriesRule(db, actor, { seriesId });
  const rows = await eventsSeen(db, actor)
    .select('g.coming_at')
    .where('e.series_id', '=', seriesId)
    .where('e.id', '!=', event.id)
    .where('e.ends_at', '>', now)
    .orderBy('e.begins_at')
    .orderBy('e.id')
    .execute();
  const next = rows.map((row) => {
    const one = eventOf(row);
    return { ...timesOf(one), phase: phaseOf({ ...one, now }), isComing: row.coming_at !== null };
  });
  return { rule: { ...rule, byday: [...rule.byday] }, firstDay, next };
}

/** Every date of a series that a member may see, by the days of its rule. */
export const datesSeen = async (db: Reader, actor: Member, { seriesId }: Of): Promise<Event[]> =>
  (await eventsSeen(db, actor).where('e.series_id', '=', seriesId).orderBy('e.series_day').execute()).map(eventOf);

/** On which day of its place an event is. */
export const dayOf = ({ timeZone, beginsAt }: Event): LocalDate => dayIn(timeZone, beginsAt);
