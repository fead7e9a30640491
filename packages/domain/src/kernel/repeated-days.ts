import type { LocalDate } from './local-date.ts';
import {
  addDays,
  judgeRecurrence,
  recurrenceRefusals,
  weekdayOf,
  weekdays,
  type Recurrence,
  type RecurrenceWish,
  type Weekday,
} from './recurrence.ts';

/** More dates than this are not made at once: over a year of weeks. */
export const mostRepeats = 60;

/** What may be wrong with a rule by which dates are made: they have an end, and the first of them is one of those that the rule names. */
export const repeatRefusals = [
  ...recurrenceRefusals,
  'end_required',
  'ends_before_start',
  'own_day_missing',
  'days_of_weeks_only',
  'too_many_dates',
  'one_date_only',
] as const;
export type RepeatRefusal = (typeof repeatRefusals)[number];
export type RepeatFaults = Partial<Record<keyof RecurrenceWish, RepeatRefusal>>;

/** A rule that was judged, and the days that it makes, the first one among them. */
export type Repeat = { rule: Recurrence; days: readonly LocalDate[] };

/** The days of a rule from its first one on, or what is wrong by field (VAL-13). Days of the week belong to weeks; without any it is the weekday of the first one. */
export function judgeRepeat(
  wish: RecurrenceWish,
  { firstDay }: { firstDay: LocalDate },
): { ok: true; repeat: Repeat } | { ok: false; faults: RepeatFaults } {
  const verdict = judgeRecurrence(wish);
  const faults: RepeatFaults = verdict.ok ? {} : { ...verdict.faults };
  const { until = null, count = null, byday = [] } = wish;
  const isNamed = Array.isArray(byday) && byday.length > 0 && !faults.byday;
  if (until === null && count === null) faults.until = 'end_required';
  if (typeof until === 'string' && !faults.until && until < firstDay) faults.until = 'ends_before_start';
  if (isNamed && wish.frequency !== 'weekly') faults.byday = 'days_of_weeks_only';
  else if (isNamed && !byday.includes(weekdayOf(firstDay))) faults.byday = 'own_day_missing';
  if (!verdict.ok || Object.keys(faults).length > 0) return { ok: false, faults };

  const rule = verdict.rule.frequency === 'weekly' && !isNamed ? { ...verdict.rule, byday: [weekdayOf(firstDay)] } : verdict.rule;
  const days = repeatedDays(rule, { firstDay, most: mostRepeats + 1 });
  const end = rule.count === null ? 'until' : 'count';
  if (days.length > mostRepeats) return { ok: false, faults: { [end]: 'too_many_dates' } };
  if (days.length < 2) return { ok: false, faults: { [end]: 'one_date_only' } };
  return { ok: true, repeat: { rule, days } };
}

/** The last day that is written with four digits of a year. */
const lastYear = 9999;

/**
 * The days of a rule in their order, at most so many; those that a calendar shows for the rule as it stands in a file (RFC 5545, 3.3.10). What begins on a
 * month's 31st, or on 29 February, comes on the last day of shorter ones; from a 29th or 30th on, months that lack it are left out.
 */
export function repeatedDays(rule: Recurrence, { firstDay, most }: { firstDay: LocalDate; most: number }): LocalDate[] {
  const wanted = Math.min(most, rule.count ?? most);
  const found: LocalDate[] = [];
  for (let period = 0; found.length < wanted; period += rule.interval) {
    const { days, isLast } = daysOfPeriod(rule, firstDay, period);
    for (const day of days.filter((one) => one >= firstDay)) {
      if (rule.until !== null && day > rule.until) return found;
      found.push(day);
      if (found.length === wanted) return found;
    }
    if (isLast) return found;
  }
  return found;
}

/** The days of the nth day, week, month or year from the first one on. */
function daysOfPeriod({ frequency, byday }: Recurrence, firstDay: LocalDate, period: number): { days: LocalDate[]; isLast: boolean } {
  const [year = 0, month = 0, day = 0] = firstDay.split('-').map(Number);
  const isWanted = (one: LocalDate) => byday.length === 0 || byday.includes(weekdayOf(one));
  if (frequency === 'daily' || frequency === 'weekly') {
    const from = frequency === 'daily' ? addDays(firstDay, period) : addDays(mondayOf(firstDay), period * 7);
    if (from.startsWith('+')) return { days: [], isLast: true };
    const days = frequency === 'daily' ? [from].filter(isWanted) : daysOfWeek(from, byday.length > 0 ? byday : [weekdayOf(firstDay)]);
    return { days, isLast: false };
  }
  const months = frequency === 'monthly' ? month - 1 + period : month - 1;
  const [y, m] = [year + (frequency === 'yearly' ? period : Math.floor(months / 12)), months % 12];
  if (y > lastYear) return { days: [], isLast: true };
  if (byday.length > 0)
    return { days: daysBetween(frequency === 'monthly' ? { y, m, of: 1 } : { y, m: 0, of: 12 }).filter(isWanted), isLast: false };
  const isOnLast = frequency === 'monthly' ? day === 31 : month === 2 && day === 29;
  const length = lengthOf(y, m);
  return { days: isOnLast ? [written(y, m, length)] : day <= length ? [written(y, m, day)] : [], isLast: false };
}

const mondayOf = (day: LocalDate): LocalDate => addDays(day, -weekdays.indexOf(weekdayOf(day)));
const daysOfWeek = (monday: LocalDate, byday: readonly Weekday[]): LocalDate[] =>
  weekdays.flatMap((one, ahead) => (byday.includes(one) ? [addDays(monday, ahead)] : []));

const lengthOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
const written = (year: number, month: number, day: number): LocalDate => new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
const daysBetween = ({ y, m, of }: { y: number; m: number; of: number }): LocalDate[] =>
  Array.from({ length: of }, (_, at) => m + at).flatMap((month) =>
    Array.from({ length: lengthOf(y, month) }, (_, at) => written(y, month, at + 1)),
  );
