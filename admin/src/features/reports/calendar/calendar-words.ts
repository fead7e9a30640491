import type { CalendarDate } from '@vitrine/contract/reports';
import { dateConflicts, type DateConflict } from '@vitrine/domain/kernel';
import type { Locale } from '@vitrine/ui/words';

/** 540 as a clock shows it. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const inUtc = (locale: Locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** “23 a 29 de novembro”, as the language writes a range. */
export const rangeOf = (from: string, to: string, locale: Locale): string =>
  inUtc(locale, { day: 'numeric', month: 'long', year: 'numeric' }).formatRange(asDate(from), asDate(to));

/** “seg.”, as short as the language has it, without its point. */
export const weekdayOf = (day: string, locale: Locale): string => inUtc(locale, { weekday: 'short' }).format(asDate(day)).replace('.', '');
/** “segunda-feira, 23 de novembro”. */
export const dayOf = (day: string, locale: Locale): string =>
  inUtc(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(asDate(day));

/** Where a class begins with this day and hour filled in. */
export const newClassAt = ({ day, minutes, zone }: { day: string; minutes: number; zone: string }): string =>
  `/classes?${new URLSearchParams({ open: 'new', day, time: clockOf(minutes), zone }).toString()}`;

/** Where a date leads: its class, or its event. */
export const hrefOfThing = ({ kind, thingId }: Pick<CalendarDate, 'kind' | 'thingId'>): string =>
  `${kind === 'event' ? '/events' : '/classes'}?open=${thingId}`;

/** How many dates have each conflict, in the order in which somebody should see them. */
export const conflictsIn = (dates: readonly CalendarDate[]): { kind: DateConflict; count: number }[] =>
  dateConflicts.flatMap((kind) => {
    const count = dates.filter(({ conflicts }) => conflicts.some((one) => one.kind === kind)).length;
    return count > 0 ? [{ kind, count }] : [];
  });

/** Whoever teaches in these dates, by name, with how long each does. */
export function teachersIn(dates: readonly CalendarDate[]): { id: string; name: string; minutes: number; isTwice: boolean }[] {
  const found = new Map<string, { id: string; name: string; minutes: number; isTwice: boolean }>();
  for (const { instructor, beginsAt, endsAt, conflicts } of dates) {
    if (!instructor) continue;
    const before = found.get(instructor.id) ?? { ...instructor, minutes: 0, isTwice: false };
    const minutes = Math.round((Date.parse(endsAt) - Date.parse(beginsAt)) / 60_000);
    const isTwice = before.isTwice || conflicts.some(({ kind }) => kind === 'instructor_twice');
    found.set(instructor.id, { ...before, minutes: before.minutes + minutes, isTwice });
  }
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** “BL” of Bruno Leal. */
export function initialsOf(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return `${first.slice(0, 1)}${(rest.at(-1) ?? '').slice(0, 1)}`.toUpperCase();
}
