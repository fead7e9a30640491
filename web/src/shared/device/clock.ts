/** The device's clock and its zone; screens take both as arguments from here. */

/** Milliseconds since 1970. */
export const nowMs = (): number => Date.now();

/** The instant in UTC, as ISO 8601. */
export const nowInstant = (): string => new Date().toISOString();

/** Milliseconds that only ever rise, for durations. */
export const ticks = (): number => performance.now();

/** The same by the life of the page in which they rise. */
export const life = (): { ticks: number; id: string } => ({ ticks: ticks(), id: String(performance.timeOrigin) });

/** The day where the person is, or in another IANA zone: `2026-11-21`. */
export const today = (zone: string = timeZone()): string => dayOf(nowMs(), zone);

/** The day of a moment in an IANA zone. */
export function dayOf(ms: number, zone: string): string {
  const format = days.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  days.set(zone, format);
  return format.format(ms);
}

/** Making a format costs fifty times its use, and a form asks for today at each key. */
const days = new Map<string, Intl.DateTimeFormat>();

/** What a clock shows now in an IANA zone: `18:00`. */
export const timeOfDay = (zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(nowMs());

/** The device's IANA zone. */
export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
