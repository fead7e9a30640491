import { addDays, weekdayOf, type LocalDate } from '../kernel/index.ts';
import { isHoliday } from './holidays.ts';

/** An answer is promised within so many working days (spec 2, CMP-10). */
export const promisedDays = 7;
/** Days within which a reply opens a solved ticket again. */
export const reopenDays = 14;

/** Whose holidays are kept, and on which days the client does not work besides. */
export type Calendar = { country: string | undefined; restDays?: ReadonlySet<LocalDate> };

const rests = (day: LocalDate, { country, restDays }: Calendar): boolean => isHoliday(day, country) || restDays?.has(day) === true;

export const isWorkingDay = (day: LocalDate, calendar: Calendar): boolean =>
  weekdayOf(day) !== 'SA' && weekdayOf(day) !== 'SU' && !rests(day, calendar);

/** The last of so many working days, counted from the day after. */
export function workingDaysAfter(day: LocalDate, { count, ...calendar }: Calendar & { count: number }): LocalDate {
  let at = day;
  for (let left = count; left > 0;) {
    at = addDays(at, 1);
    if (isWorkingDay(at, calendar)) left -= 1;
  }
  return at;
}

/** The day by which what came on this day is answered. */
export const dueAfter = (receivedOn: LocalDate, calendar: Calendar): LocalDate =>
  workingDaysAfter(receivedOn, { ...calendar, count: promisedDays });

/** How many working days are left of a promise behind today; none once its day has come or gone. */
export function daysLeft({ today, dueOn, ...calendar }: Calendar & { today: LocalDate; dueOn: LocalDate }): number {
  let left = 0;
  for (let at = addDays(today, 1); at <= dueOn; at = addDays(at, 1)) if (isWorkingDay(at, calendar)) left += 1;
  return left;
}

/** The promise goes on after it rested: what was left is counted anew from the day of the reply, a day at least. */
export const dueAgain = ({ today, left, ...calendar }: Calendar & { today: LocalDate; left: number }): LocalDate =>
  workingDaysAfter(today, { ...calendar, count: Math.min(Math.max(left, 1), promisedDays) });

export type PromisedDay = { day: LocalDate; isHoliday: boolean };

/** What lies between a reception and its due day: the working days, and the holidays that are the reason why it is later. Weekends are left out. */
export function promisedCalendar({ from, dueOn, ...calendar }: Calendar & { from: LocalDate; dueOn: LocalDate }): PromisedDay[] {
  const days: PromisedDay[] = [];
  for (let at = addDays(from, 1); at <= dueOn; at = addDays(at, 1)) {
    if (weekdayOf(at) !== 'SA' && weekdayOf(at) !== 'SU') days.push({ day: at, isHoliday: rests(at, calendar) });
  }
  return days;
}
