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
