import { dateConflicts, mostRepeats } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant } from './shapes.ts';

/** `with`: the titles of the others that a date is in conflict with. */
export const DateClash = z.object({ kind: z.enum(dateConflicts), with: z.array(z.string()) });

/** Writes nothing: it is a POST for what it is asked with. */
export const checkDates = endpoint({
  method: 'POST',
  path: '/console/calendar/check',
  needs: 'classes.read',
  visitors: true,
  keyed: false,
  body: z.strictObject({
    dates: z.array(z.object({ beginsAt: Instant, endsAt: Instant })).max(mostRepeats),
    place: z.string().trim().max(200, 'text_too_long'),
    instructorId: Id.nullable(),
    /** How many may come, and how many fit into the place; null where nobody says. */
    people: z.int().nonnegative().nullable(),
    capacity: z.int().positive().nullable(),
    /** The date that is planned already and comes again. */
    besides: Id.nullable(),
  }),
  answer: z.object({ dates: z.array(z.object({ conflicts: z.array(DateClash) })) }),
  summary: 'With what dates that are not planned yet would be in conflict, in their order; of what this person may read in the calendar',
});
