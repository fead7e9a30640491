/** A week of everything that has an hour: classes of the three kinds, and events, with what is in conflict. */
import { classStates } from '@vitrine/domain/classes';
import { calendarKinds } from '@vitrine/domain/reports';
import { z } from 'zod';
import { DateClash, Day, endpoint, Id, Instant } from '../kernel/index.ts';

export const CalendarDate = z.object({
  /** Of the encounter, or of the event. */
  id: Id,
  kind: z.enum(calendarKinds),
  /** The class or the event that it leads to. */
  thingId: Id,
  title: z.string(),
  /** The class of a course; empty for an event. */
  name: z.string(),
  /** Of a class; null for an event. */
  state: z.enum(classStates).nullable(),
  /** Members do not see it yet, or its date is not settled. */
  isDraft: z.boolean(),
  isTentative: z.boolean(),
  beginsAt: Instant,
  endsAt: Instant,
  /** In the days of this week, by the client’s clock, in minutes since midnight. */
  parts: z.array(z.object({ day: Day, from: z.int(), to: z.int() })),
  /** Empty where nobody goes anywhere. */
  place: z.string(),
  capacity: z.int().nullable(),
  instructor: z.object({ id: Id, name: z.string() }).nullable(),
  seats: z.int().nullable(),
  taken: z.int().nonnegative(),
  waiting: z.int().nonnegative(),
  conflicts: z.array(DateClash),
});
export type CalendarDate = z.infer<typeof CalendarDate>;

export const Calendar = z.object({
  at: Instant,
  /** Monday and Sunday. */
  from: Day,
  to: Day,
  today: Day,
  /** Of the client: every hour of the calendar is by its clock. */
  timeZone: z.string(),
  dates: z.array(CalendarDate),
  /** False where the week holds more than are shown. */
  isWhole: z.boolean(),
  can: z.object({ createClass: z.boolean() }),
});
export type Calendar = z.infer<typeof Calendar>;

export const getCalendar = endpoint({
  method: 'GET',
  path: '/console/calendar',
  needs: 'classes.read',
  /** Any day of the week; without it, that of today by the client’s clock. */
  query: z.object({ day: Day.optional() }),
  answer: Calendar,
  summary:
    'Classes, live classes, webinars and events of one week, with their conflicts. Events for whoever may read them; an instructor sees their own classes',
});
