import { Temporal } from 'temporal-polyfill';

/** A day without a clock: `2026-11-21`. */
export type LocalDate = string;

/** The day in an IANA zone at an instant. A RangeError for a zone or an instant that does not exist. */
export function dayIn(zone: string, instant: string): LocalDate {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** True for an IANA zone that this runtime knows. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** True for a day that the calendar has, as `2026-02-28`. */
export function isDay(written: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written)?.slice(1).map(Number);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0] = parts;
  const found = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && found.getUTCMonth() === month - 1 && found.getUTCDate() === day;
}

/** Full years on a day. Born on 29 February, one is a year older on 1 March of other years. */
export function ageOn(birthday: LocalDate, day: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}
