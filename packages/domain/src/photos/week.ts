import { addDays, dayIn, weekdayOf, weekdays, type LocalDate } from '../kernel/index.ts';

/** The days of a photo week, both included. */
export type PhotoWeek = { from: LocalDate; to: LocalDate };

/** The week of a day: from its Sunday to its Saturday. Days have no clock, so no hour of it can be missing (D23). */
export function weekOfDay(day: LocalDate): PhotoWeek {
  const sinceSunday = (weekdays.indexOf(weekdayOf(day)) + 1) % 7;
  const from = addDays(day, -sinceSunday);
  return { from, to: addDays(from, 6) };
}

/** The week at a store of this zone at an instant, by the server's clock. */
export const weekIn = (zone: string, instant: string): PhotoWeek => weekOfDay(dayIn(zone, instant));

/** Weeks that a campaign touches up to a day, the newest first. */
export function weeksUntil({ beginsOn, today }: { beginsOn: LocalDate; today: LocalDate }): PhotoWeek[] {
  const weeks: PhotoWeek[] = [];
  for (let week = weekOfDay(today); week.to >= beginsOn; week = weekOfDay(addDays(week.from, -1))) weeks.push(week);
  return weeks;
}
