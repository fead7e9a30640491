import { eventsRefusals, eventStates, seriesScopes } from '@vitrine/domain/events';
import { fileRefusals } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { changed, endpoint, exportOf, Id, Nothing, pageOf, PageQuery, RepeatWish, SearchTerm, Was } from '../kernel/index.ts';
import { Arrival, arrivalTabs, CheckInCodes, EventDetail, EventFields, EventRow, EventSeries, Guest } from './shapes.ts';

const read = { needs: 'events.read' } as const;
const write = { needs: 'events.write', refusals: [...eventsRefusals, ...fileRefusals, 'changed_meanwhile'] } as const;
const organize = { needs: 'events.check_in', refusals: eventsRefusals } as const;
const one = z.object({ eventId: Id });
const Version = z.strictObject({ version: z.int() });
/** For one of a series: it alone, or it and all later ones that have not begun. */
const Scoped = Version.extend({ scope: z.enum(seriesScopes, 'invalid_choice').default('this') });
const Why = z.string().trim().max(300, 'text_too_long');

export const listEventsToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/events',
  query: PageQuery.extend({ search: SearchTerm.optional(), state: z.enum(eventStates).optional() }),
  answer: pageOf(EventRow),
  summary: 'Events of the client, the one that begins last first',
});
export const exportEvents = exportOf(listEventsToManage);

export const createEvent = endpoint({
  ...write,
  method: 'POST',
  path: '/console/events',
  body: EventFields,
  answer: z.object({ id: Id }),
  summary: 'Drafts an event',
});

export const getEventToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/events/:eventId',
  params: one,
  answer: EventDetail,
  summary: 'An event as it is edited',
});

export const saveEvent = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/events/:eventId',
  params: one,
  body: Scoped.extend({ event: changed(EventFields), was: Was }),
  answer: EventDetail,
  summary: 'Saves an event; fields are refused below `event.`. Guests of a published one hear of another time or place',
});

export const publishEvent = endpoint({
  ...write,
  method: 'POST',
  path: '/console/events/:eventId/publish',
  params: one,
  body: Scoped,
  answer: EventDetail,
  summary: 'Shows an event to members, and tells those who are invited',
});

export const cancelEvent = endpoint({
  ...write,
  method: 'POST',
  path: '/console/events/:eventId/cancel',
  params: one,
  body: Scoped.extend({ why: Why }),
  answer: EventDetail,
  summary: 'Calls an event off for good, with a reason that its guests read',
});

export const getEventSeries = endpoint({
  ...read,
  method: 'GET',
  path: '/console/events/:eventId/series',
  params: one,
  answer: z.object({ series: EventSeries.nullable() }),
  summary: 'The dates of the series that an event is of, and its rule; null for one that does not repeat',
});

export const repeatEvent = endpoint({
  ...write,
  method: 'POST',
  path: '/console/events/:eventId/series',
  params: one,
  body: Version.extend({ rule: RepeatWish }),
  answer: EventDetail,
  summary: 'Makes a series of an event that has not begun: each further date is an event of its own; the rule is refused below `rule.`',
});

export const listGuests = endpoint({
  ...read,
  method: 'GET',
  path: '/console/events/:eventId/guests',
  params: one,
  query: PageQuery,
  answer: pageOf(Guest),
  summary: 'Who is invited or comes, with their answers',
});
export const exportGuests = exportOf(listGuests);

export const inviteGuests = endpoint({
  ...write,
  method: 'POST',
  path: '/console/events/:eventId/guests',
  params: one,
  body: z.strictObject({ memberIds: z.array(Id).max(100), groupIds: z.array(Id).max(50) }),
  answer: z.object({ invited: z.int().nonnegative() }),
  summary: 'Invites people, and everybody who is in these groups now',
});

export const withdrawInvitation = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/events/:eventId/guests/:memberId',
  params: one.extend({ memberId: Id }),
  answer: Nothing,
  summary: 'Takes an invitation back, and the seat with it',
});

export const getCheckInCodes = endpoint({
  ...organize,
  method: 'GET',
  path: '/console/events/:eventId/codes',
  params: one,
  answer: CheckInCodes,
  summary: 'What the projector shows: six digits, and a QR that changes every thirty seconds',
});

export const renewCheckInCode = endpoint({
  ...organize,
  method: 'POST',
  path: '/console/events/:eventId/codes/renew',
  params: one,
  answer: Nothing,
  summary: 'Gives the event new digits and QRs; those before hold no longer',
});

export const listArrivals = endpoint({
  ...read,
  method: 'GET',
  path: '/console/events/:eventId/arrivals',
  params: one,
  query: PageQuery.extend({ tab: z.enum(arrivalTabs).default('arrived') }),
  answer: pageOf(Arrival).extend({
    counts: z.object({ arrived: z.int(), missing: z.int(), to_check: z.int(), undone: z.int() }),
  }),
  summary: 'Who came, the newest first; who is missing; late scans that wait for a decision',
});
export const exportArrivals = exportOf(listArrivals);

export const markArrival = endpoint({
  ...organize,
  method: 'POST',
  path: '/console/events/:eventId/arrivals',
  params: one,
  body: z.strictObject({ memberId: Id }),
  answer: Nothing,
  summary: 'Marks by hand that somebody came, or accepts a late scan; credits the event’s points once',
});

export const undoArrival = endpoint({
  ...organize,
  method: 'POST',
  path: '/console/events/:eventId/arrivals/:memberId/undo',
  params: one.extend({ memberId: Id }),
  body: z.strictObject({ why: Why }),
  answer: Nothing,
  summary: 'Takes an arrival away with a reason, and its points with it',
});
