import { dayIn, textIn, timeIn } from '@vitrine/domain/kernel';
import { calendarFile } from '../../platform/calendar/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { localeOf } from '../campaigns/index.ts';
import { getSeen } from './seen.ts';

/**
 * The event for the member's own calendar, in the zone of its place. A file that is fetched again takes the place of the one before. Refuses `not_found` and `event_cancelled`.
 */
export async function getEventFile(
  { db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>,
  actor: Actor,
  { eventId, host }: { eventId: string; host: string },
): Promise<string> {
  const { event } = await getSeen(db.read(), actor, { eventId });
  if (event.state === 'cancelled') throw new Refusal('event_cancelled');
  const link = new URL(`/events/${eventId}`, settings.publicUrl);
  link.hostname = host;
  const locale = localeOf(actor);
  const place = [event.place, event.address].filter(Boolean).join(', ');
  return calendarFile({
    uid: `event-${eventId}@vitrine`,
    writtenAt: clock.now(),
    title: textIn(event.name, locale),
    text: [textIn(event.description, locale), link.href].filter(Boolean).join('\n\n'),
    url: link.href,
    ...(place === '' ? {} : { place }),
    zone: event.timeZone,
    firstDay: dayIn(event.timeZone, event.beginsAt),
    at: timeIn(event.timeZone, event.beginsAt),
    minutes: Math.round((Date.parse(event.endsAt) - Date.parse(event.beginsAt)) / 60_000),
    rule: null,
  });
}
