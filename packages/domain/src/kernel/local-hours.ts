import { dayIn } from './local-date.ts';
import { addDays, weekdayOf, type Weekday } from './recurrence.ts';
import { instantOf, timeIn } from './zone-offsets.ts';

/** The hour that a clock shows in an IANA zone at an instant: 0 to 23. */
export const hourIn = (zone: string, instant: string): number => Number(timeIn(zone, instant).slice(0, 2));

/**
 * The first instant behind `after` at which a clock in the zone shows this full hour, on this day of the week where one is named. An hour that the clock
 * leaves out in spring comes as much later as it skips; of an hour that it shows twice in autumn, the first counts.
 */
export function nextHourIn(zone: string, { after, hour, weekday }: { after: string; hour: number; weekday?: Weekday }): string {
  for (let day = dayIn(zone, after); ; day = addDays(day, 1)) {
    if (weekday !== undefined && weekdayOf(day) !== weekday) continue;
    const at = instantOf({ day, time: `${String(hour).padStart(2, '0')}:00`, zone });
    if (Date.parse(at) > Date.parse(after)) return at;
  }
}
