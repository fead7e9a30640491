import { Temporal } from 'temporal-polyfill';
import type { LocalDate } from './local-date.ts';

/** When a zone's clock began to differ from UTC by so much: `since` is what the clock showed just before, the offsets are written `-03:00`. */
export type ZoneOffset = { since: string; before: string; offset: string; isAhead: boolean };

/** The offsets that a zone has between two days, the one that holds on the first day before all. A RangeError for a zone that does not exist. */
export function offsetsOf(zone: string, { from, to }: { from: LocalDate; to: LocalDate }): ZoneOffset[] {
  const begin = Temporal.PlainDate.from(from).subtract({ days: 1 }).toZonedDateTime(zone); // a change at midnight of the first day counts too
  const end = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(zone);
  const found: ZoneOffset[] = [];
  for (
    let change = begin.getTimeZoneTransition('previous') ?? begin.getTimeZoneTransition('next');
    change && Temporal.ZonedDateTime.compare(change, end) <= 0;
    change = change.getTimeZoneTransition('next')
  )
    found.push(offsetAt(change));
  return found.length > 0 ? found : [{ since: '1970-01-01T00:00:00', before: begin.offset, offset: begin.offset, isAhead: false }];
}

function offsetAt(change: Temporal.ZonedDateTime): ZoneOffset {
  const before = change.subtract({ nanoseconds: 1 });
  const since = change.toInstant().toZonedDateTimeISO('UTC').add({ nanoseconds: before.offsetNanoseconds }).toPlainDateTime();
  return {
    since: since.toString({ smallestUnit: 'second' }),
    before: before.offset,
    offset: change.offset,
    isAhead: change.offsetNanoseconds > before.offsetNanoseconds,
  };
}

/** The instant of a day and a time (`18:00`) in a zone. A time that the clock leaves out comes as much later as it skips. */
export const instantOf = ({ day, time, zone }: { day: LocalDate; time: string; zone: string }): string =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).toInstant().toString({ smallestUnit: 'second' });

/** What a zone's clock shows at an instant: `18:00`. */
export const timeIn = (zone: string, instant: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
