import { attendingRefusals } from '@vitrine/domain/events';
import { checkInWays } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { endpoint, Id, Instant, pageOf, PageQuery } from '../kernel/index.ts';
import { CheckedIn, EventCard, EventPage } from './shapes.ts';

const one = z.object({ eventId: Id });
const events = { module: 'events', refusals: attendingRefusals } as const;

export const listEvents = endpoint({
  ...events,
  method: 'GET',
  path: '/events',
  query: PageQuery.extend({ when: z.enum(['coming', 'past']).default('coming') }),
  answer: pageOf(EventCard),
  summary: 'Events that the member may see: the next ones by their beginning, or those before, the newest first',
});

export const getEvent = endpoint({
  ...events,
  method: 'GET',
  path: '/events/:eventId',
  params: one,
  answer: EventPage,
  summary: 'One event as the member sees it; one by invitation is not there for whoever has none',
});

export const answerEvent = endpoint({
  ...events,
  method: 'PUT',
  path: '/events/:eventId/answer',
  params: one,
  body: z.strictObject({ isComing: z.boolean() }),
  answer: EventPage,
  summary: 'Says whether the member comes; a seat is taken or given back',
});

/** A calendar file (`text/calendar`). */
export const getEventFile = endpoint({
  ...events,
  method: 'GET',
  path: '/events/:eventId/calendar',
  params: one,
  answer: z.string(),
  answersFile: true,
  summary: 'The event for the member’s own calendar',
});

export const checkIn = endpoint({
  ...events,
  method: 'POST',
  path: '/events/:eventId/check-in',
  params: one,
  body: z.strictObject({
    way: z.enum(checkInWays, 'invalid_choice'),
    code: z.string().trim().min(1).max(80),
    /** By the device’s clock, when it saw the code. */
    scannedAt: Instant,
  }),
  answer: CheckedIn,
  summary: 'Says by a code from the organizer’s screen that the member is there; credits the event’s points once',
});
