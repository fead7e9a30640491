import { addDays, type LocalDate } from '../kernel/index.ts';

/** Over which days it is summed what members earned: all of a book, a month, a week. */
export const earnedPeriods = ['whole', 'month', 'week'] as const;
export type EarnedPeriod = (typeof earnedPeriods)[number];

const wholeBegins: LocalDate = '2000-01-01';

/** The first day of the period that a day lies in; a week begins on its Sunday (D23). */
export function periodBegin(period: EarnedPeriod, day: LocalDate): LocalDate {
  if (period === 'whole') return wholeBegins;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
}
