import { isDay } from './local-date.ts';

/** How often an event of a calendar file comes again (spec 2, §5; VAL-13). */
export const recurrenceFrequencies = ['yearly', 'monthly', 'weekly', 'daily'] as const;
export type RecurrenceFrequency = (typeof recurrenceFrequencies)[number];

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** A rule as somebody wrote it: nothing is sure yet. `until` is a day, `byday` are two-letter days such as `MO`. */
export type RecurrenceWish = { frequency: unknown; until?: unknown; interval?: unknown; count?: unknown; byday?: unknown };

/** What is wrong with a rule, by its fields; empty when it can be written into a calendar (VAL-13). */
export function judgeRecurrence(wish: RecurrenceWish): Partial<Record<keyof RecurrenceWish, 'invalid' | 'invalid_date' | 'too_many'>> {
  const { frequency, until, interval, count, byday } = wish;
  return {
    ...(recurrenceFrequencies.some((one) => one === frequency) ? {} : { frequency: 'invalid' as const }),
    ...(until === undefined || (typeof until === 'string' && isDay(until)) ? {} : { until: 'invalid_date' as const }),
    ...(isWhole(interval) ? {} : { interval: 'invalid' as const }),
    ...(isWhole(count) ? {} : { count: 'invalid' as const }),
    ...judgeDays(byday),
  };
}

const isWhole = (value: unknown) => value === undefined || (Number.isSafeInteger(value) && Number(value) >= 1);

function judgeDays(byday: unknown): { byday?: 'invalid' | 'too_many' } {
  if (byday === undefined) return {};
  if (!Array.isArray(byday)) return { byday: 'invalid' };
  if (byday.length > 7) return { byday: 'too_many' };
  const days: unknown[] = byday;
  return days.every((day) => weekdays.some((one) => one === day)) && new Set(days).size === days.length ? {} : { byday: 'invalid' };
}
