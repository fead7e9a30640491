import { overlaps } from '../classes/index.ts';
import { addDays, dayIn, searchable, timeIn, weekdayOf, weekdays, type DateConflict, type LocalDate } from '../kernel/index.ts';

/** What a week of the calendar holds: encounters of the three kinds of classes, and events. */
export const calendarKinds = ['presential', 'live_class', 'webinar', 'event'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** One date of the calendar; instants in milliseconds. */
export type PlannedDate = {
  id: string;
  beginsAt: number;
  endsAt: number;
  /** As somebody wrote it; empty where nobody goes anywhere. */
  place: string;
  instructorId: string | null;
  /** An event is taught by nobody. */
  isTaught: boolean;
  /** How many may come. */
  people: number;
  /** How many fit into the place; null where nobody said. */
  capacity: number | null;
};

/** A conflict of a date, and the others that it is with. */
export type Clash = { kind: DateConflict; with: readonly string[] };

/**
 * The conflicts of each date that has any: somebody who teaches two at once, a place that holds two at once, more people than fit, nobody who teaches. Touching is no conflict; a
 * place is the same however its name is spelled, by capitals, accents and spaces.
 */
export function conflictsOf(dates: readonly PlannedDate[]): ReadonlyMap<string, readonly Clash[]> {
  const byInstructor = clashing(dates, ({ instructorId }) => instructorId ?? '');
  const byPlace = clashing(dates, ({ place }) => searchable(place));
  return new Map(
    dates.flatMap((one) => {
      const clashes: Clash[] = [
        { kind: 'instructor_twice' as const, with: byInstructor.get(one.id) ?? [] },
        { kind: 'place_twice' as const, with: byPlace.get(one.id) ?? [] },
      ].filter((clash) => clash.with.length > 0);
      if (one.capacity !== null && one.people > one.capacity) clashes.push({ kind: 'over_capacity', with: [] });
      if (one.isTaught && one.instructorId === null) clashes.push({ kind: 'no_instructor', with: [] });
      return clashes.length > 0 ? [[one.id, clashes] as const] : [];
    }),
  );
}

/** Of each date, those that are at once with it and share what the key says; an empty key is shared with nobody. */
function clashing(dates: readonly PlannedDate[], keyOf: (date: PlannedDate) => string): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (id: string, other: string) => found.set(id, [...(found.get(id) ?? []), other]);
  for (const [key, group] of Map.groupBy(dates, keyOf)) {
    if (key === '') continue;
    const inOrder = group.toSorted((one, other) => one.beginsAt - other.beginsAt);
    for (const [index, one] of inOrder.entries())
      for (const other of inOrder.slice(index + 1)) {
        if (other.beginsAt >= one.endsAt) break; // nor does any that begins later
        if (!overlaps(one, other)) continue;
        note(one.id, other.id);
        note(other.id, one.id);
      }
  }
  return found;
}

/** Monday to Sunday around a day. */
export function weekOf(day: LocalDate): { from: LocalDate; to: LocalDate } {
  const from = addDays(day, -weekdays.indexOf(weekdayOf(day)));
  return { from, to: addDays(from, 6) };
}

/** A piece of a date within one day, in minutes that its clock shows: one past midnight lies in two days. */
export type PartOfDay = { day: LocalDate; from: number; to: number };
const midnight = 24 * 60;

/** A date cut at midnight by the clock of a zone, of the days between `from` and `to` alone. */
export function partsOfDays(
  { beginsAt, endsAt }: { beginsAt: string; endsAt: string },
  { zone, from, to }: { zone: string; from: LocalDate; to: LocalDate },
): PartOfDay[] {
  const [first, last] = [dayIn(zone, beginsAt), dayIn(zone, endsAt)];
  const parts: PartOfDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const part = { day, from: day === first ? minutesIn(zone, beginsAt) : 0, to: day === last ? minutesIn(zone, endsAt) : midnight };
    if (part.to > part.from && day >= from && day <= to) parts.push(part);
  }
  return parts;
}

function minutesIn(zone: string, instant: string): number {
  const [hours = 0, minutes = 0] = timeIn(zone, instant).split(':').map(Number);
  return hours * 60 + minutes;
}
