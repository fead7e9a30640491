import { isDay, type LocalDate } from '../kernel/index.ts';

export type BirthdayRefusal = 'required' | 'invalid' | 'not_in_past';

/**
 * Judges a birthday of year, month and day, which belong together: some without the others are `invalid`, and so is a day that no calendar
 * has (VAL-07). `today` is the day of the person who asks.
 */
export function judgeBirthday(
  { year, month, day }: { year: string; month: string; day: string },
  { today, isMandatory }: { today: LocalDate; isMandatory: boolean },
): { ok: true; birthday: LocalDate | null } | { ok: false; refusal: BirthdayRefusal } {
  const parts = [year, month, day].map((part) => part.trim());
  if (parts.every((part) => part === '')) return isMandatory ? { ok: false, refusal: 'required' } : { ok: true, birthday: null };
  const birthday = [parts[0], parts[1]?.padStart(2, '0'), parts[2]?.padStart(2, '0')].join('-');
  if (!isDay(birthday) || birthday < '1900-01-01') return { ok: false, refusal: 'invalid' };
  return birthday < today ? { ok: true, birthday } : { ok: false, refusal: 'not_in_past' };
}

/** The three parts of a birthday that was kept, or is typed: `1990-05-` has no day yet. */
export function partsOfBirthday(written: string): { year: string; month: string; day: string } {
  const [year = '', month = '', day = ''] = written.split('-');
  return { year, month, day };
}
