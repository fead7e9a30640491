import { isDay, type LocalDate } from './local-date.ts';

/** How often an event of a calendar file comes again (spec 2, §5; VAL-13). */
export const recurrenceFrequencies = ['yearly', 'monthly', 'weekly', 'daily'] as const;
export type RecurrenceFrequency = (typeof recurrenceFrequencies)[number];

/** The days of a week as calendar files write them, in the order of a week that begins on Monday. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/** A rule as somebody wrote it: nothing is sure yet. `until` is a day, `byday` are two-letter days such as `MO`. */
export type RecurrenceWish = { frequency?: unknown; until?: unknown; interval?: unknown; count?: unknown; byday?: unknown };

/** A rule that can be written into a calendar: it ends after `until`, after `count` times, or never. */
export type Recurrence = {
  frequency: RecurrenceFrequency;
  interval: number;
  byday: readonly Weekday[];
  until: LocalDate | null;
  count: number | null;
};

/** What may be wrong with a rule. */
export const recurrenceRefusals = [
  'frequency_unknown',
  'until_invalid',
  'until_and_count',
  'not_whole',
  'days_invalid',
  'too_many_days',
] as const;
export type RecurrenceRefusal = (typeof recurrenceRefusals)[number];
export type RecurrenceFaults = Partial<Record<keyof RecurrenceWish, RecurrenceRefusal>>;

/** More means a slip of the finger; calendars need not count further. */
const highest = 999;

/** The rule, or what is wrong with it by its fields (VAL-13). Two ends contradict each other (RFC 5545, 3.3.10). */
export function judgeRecurrence(wish: RecurrenceWish): { ok: true; rule: Recurrence } | { ok: false; faults: RecurrenceFaults } {
  const { until = null, interval = 1, count = null } = wish;
  const frequency = recurrenceFrequencies.find((one) => one === wish.frequency);
  const byday = daysIn(wish.byday);
  const faults: RecurrenceFaults = {
    ...(frequency ? {} : { frequency: 'frequency_unknown' }),
    ...(isEnd(until) ? {} : { until: 'until_invalid' }),
    ...(isWhole(interval) ? {} : { interval: 'not_whole' }),
    ...(until !== null && count !== null ? { count: 'until_and_count' } : {}),
    ...(count === null || isWhole(count) ? {} : { count: 'not_whole' }),
    ...(typeof byday === 'string' ? { byday } : {}),
  };
  const isRight = frequency && isEnd(until) && isWhole(interval) && (count === null || isWhole(count)) && typeof byday !== 'string';
  if (!isRight || Object.keys(faults).length > 0) return { ok: false, faults };
  return { ok: true, rule: { frequency, interval, byday, until, count } };
}

const isEnd = (value: unknown): value is LocalDate | null => value === null || (typeof value === 'string' && isDay(value));
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= highest;

/** The days in the order of the week, or what is wrong with them. */
function daysIn(byday: unknown): Weekday[] | RecurrenceRefusal {
  if (byday === undefined) return [];
  if (!Array.isArray(byday)) return 'days_invalid';
  if (byday.length > weekdays.length) return 'too_many_days';
  const found = weekdays.filter((day) => byday.includes(day));
  return found.length === byday.length ? found : 'days_invalid';
}

/** The first day on or after another that is one of these days of the week; that day itself where none are named. */
export function firstDayOf(byday: readonly Weekday[], { from }: { from: LocalDate }): LocalDate {
  const ahead = weekdays.map((_, days) => addDays(from, days));
  return ahead.find((day) => byday.includes(weekdayOf(day))) ?? from;
}

/** The day of the week of a day. */
export function weekdayOf(day: LocalDate): Weekday {
  return weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'MO';
}

/** The day so many days later. */
export const addDays = (day: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
