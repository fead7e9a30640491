import type { RepeatWish } from '@vitrine/contract/kernel';
import { weekdayOf, type LocalDate, type RecurrenceFrequency, type Weekday } from '@vitrine/domain/kernel';

/** A rule as it stands on a form: numbers are what was typed. */
export type RepeatDraft = {
  frequency: RecurrenceFrequency;
  interval: string;
  byday: readonly Weekday[];
  ends: 'on_day' | 'after';
  until: string;
  count: string;
};

/** Once a week on the day of the week of the first date, four times in all. */
export const proposedRepeat = (firstDay: LocalDate): RepeatDraft => ({
  frequency: 'weekly',
  interval: '1',
  byday: firstDay === '' ? [] : [weekdayOf(firstDay)],
  ends: 'after',
  until: '',
  count: '4',
});

/** What is sent: of the two ends the chosen one, and days only where weeks are counted. */
export const wishOf = ({ frequency, interval, byday, ends, until, count }: RepeatDraft): RepeatWish => ({
  frequency,
  interval: typed(interval),
  byday: frequency === 'weekly' ? [...byday] : [],
  until: ends === 'on_day' ? until : null,
  count: ends === 'after' ? typed(count) : null,
});

/** What is no number is none that a rule takes. */
const typed = (written: string): number => {
  const number = Number(written);
  return Number.isFinite(number) ? number : 0;
};
