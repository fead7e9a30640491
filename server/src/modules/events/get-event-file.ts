import { dayIn, mostRepeats, repeatedDays, textIn, timeIn } from '@vitrine/domain/kernel';
import { calendarFile, type CalendarEvent } from '../../platform/calendar/index.ts';
import type { Reader } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { localeOf } from '../campaigns/index.ts';
import type { Event } from './event-rows.ts';
import { getSeen } from './seen.ts';
import { datesSeen, seriesRule } from './series.ts';

/**
 * The event for the member's own calendar, in the zone of its place; one that repeats with all of its dates that the member may see, whichever of them is asked for. A file that is fetched again
 * takes the place of the one before. Refuses `not_found` and `event_cancelled`.
 */
export async function getEventFile(
  { db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>,
  actor: Actor,
  { eventId, host }: { eventId: string; host: string },
): Promise<string> {
  const reader = db.read();
  const { event } = await getSeen(reader, actor, { eventId });
  if (event.state === 'cancelled') throw new Refusal('event_cancelled');
  const entryOf = (one: Event) => entry(one, { actor, publicUrl: settings.publicUrl, host });
  const now = clock.now();
  if (event.seriesId === null) return calendarFile({ ...entryOf(event), uid: `event-${eventId}@vitrine`, writtenAt: now, rule: null });
  return seriesFile(reader, actor, { event, seriesId: event.seriesId, entryOf, now });
}

type Entry = Omit<CalendarEvent, 'uid' | 'writtenAt' | 'rule'>;

function entry(event: Event, { actor, publicUrl, host }: { actor: Actor; publicUrl: string; host: string }): Entry {
  const link = new URL(`/events/${event.id}`, publicUrl);
  link.hostname = host;
  const locale = localeOf(actor);
  const place = [event.place, event.address].filter(Boolean).join(', ');
  return {
    title: textIn(event.name, locale),
    text: [textIn(event.description, locale), link.href].filter(Boolean).join('\n\n'),
    url: link.href,
    ...(place === '' ? {} : { place }),
    zone: event.timeZone,
    firstDay: dayIn(event.timeZone, event.beginsAt),
    at: timeIn(event.timeZone, event.beginsAt),
    minutes: Math.round((Date.parse(event.endsAt) - Date.parse(event.beginsAt)) / 60_000),
  };
}

type Asked = { event: Event; seriesId: string; entryOf: (event: Event) => Entry; now: string };

/** The rule with what stands on most of its days; a day that was called off, or that the member does not see, is taken out, and one that is not as the others stands where it went. */
async function seriesFile(db: Reader, actor: Actor, { event, seriesId, entryOf, now }: Asked): Promise<string> {
  const { rule, firstDay } = await seriesRule(db, actor, { seriesId });
  const seen = (await datesSeen(db, actor, { seriesId })).filter(({ state }) => state !== 'cancelled');
  const byDay = new Map(seen.map((one) => [one.seriesDay, entryOf(one)]));
  const days = repeatedDays(rule, { firstDay, most: mostRepeats });
  const usual = days.flatMap((day) => byDay.get(day) ?? []).find((one) => days.includes(one.firstDay)) ?? entryOf(event);
  return calendarFile(
    { ...usual, uid: `event-series-${seriesId}@vitrine`, writtenAt: now, firstDay, rule },
    {
      without: days.filter((day) => !byDay.has(day)),
      changed: days.flatMap((insteadOf) => {
        const one = byDay.get(insteadOf);
        return one && !isUsual(one, { usual, insteadOf }) ? [{ ...one, insteadOf }] : [];
      }),
    },
  );
}

/** Its own address and the words that hold it are not told apart: they are those of the date that the series is called by. */
const isUsual = (one: Entry, { usual, insteadOf }: { usual: Entry; insteadOf: string }): boolean =>
  one.firstDay === insteadOf &&
  one.title === usual.title &&
  one.place === usual.place &&
  one.zone === usual.zone &&
  one.at === usual.at &&
  one.minutes === usual.minutes;
