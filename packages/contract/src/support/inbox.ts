/** Tickets as staff answers them. */
import { answerEnds, answerLimit, inboxRefusals, ticketRooms, ticketStates } from '@vitrine/domain/support';
import { z } from 'zod';
import { changed, Day, endpoint, exportOf, Id, Instant, LocaleText, Nothing, pageOf, PageQuery, SearchTerm, Was } from '../kernel/index.ts';
import { MergedInto, TicketHead, TicketMessage, TicketPromise } from './shapes.ts';

const staff = { needs: 'support.answer' } as const;
const one = z.object({ ticketId: Id });
const act = { ...staff, params: one, refusals: inboxRefusals, method: 'POST' } as const;
const Said = z.string().trim().min(1, 'required').max(answerLimit, 'text_too_long');

export const TicketRow = TicketHead.extend({
  from: z.string(),
  assignee: z.string().nullable(),
  isMine: z.boolean(),
  dueOn: Day.nullable(),
  isOverdue: z.boolean(),
  rating: z.int().nullable(),
});
export type TicketRow = z.infer<typeof TicketRow>;

export const TicketToAnswer = TicketHead.extend({
  version: z.int(),
  from: z.object({
    name: z.string(),
    email: z.string().nullable(),
    memberId: Id.nullable(),
    /** Tickets that they wrote before. */
    before: z.int().nonnegative(),
    locale: z.string(),
  }),
  assignee: z.object({ memberId: Id, name: z.string(), isMine: z.boolean() }).nullable(),
  promise: TicketPromise.nullable(),
  /** What is left of the promise while it waits for who wrote. */
  left: z.int().nullable(),
  messages: z.array(TicketMessage),
  rating: z.int().nullable(),
  mergedInto: MergedInto,
  /** Other open tickets of the same member, into which this one may go. */
  others: z.array(z.object({ id: Id, number: z.int().positive(), subject: z.string() })),
  can: z.object({ claim: z.boolean(), answer: z.boolean(), close: z.boolean() }),
});
export type TicketToAnswer = z.infer<typeof TicketToAnswer>;

export const inboxShows = ['mine', 'free', 'overdue', 'open', 'all'] as const;
export type InboxShow = (typeof inboxShows)[number];

export const listTickets = endpoint({
  ...staff,
  method: 'GET',
  path: '/console/tickets',
  query: PageQuery.extend({
    /** `free`: nobody has it; `open`: neither solved nor closed. */
    show: z.enum(inboxShows).default('open'),
    room: z.enum(ticketRooms).optional(),
    state: z.enum(ticketStates).optional(),
    search: SearchTerm.optional(),
  }),
  answer: pageOf(TicketRow).extend({ counts: z.object({ mine: z.int(), free: z.int(), overdue: z.int(), open: z.int() }) }),
  summary: 'The inbox: what is overdue first, then by due day, then what waits for who wrote',
});
export const exportTickets = exportOf(listTickets);

export const getTicketToAnswer = endpoint({
  ...staff,
  method: 'GET',
  path: '/console/tickets/:ticketId',
  params: one,
  answer: TicketToAnswer,
  summary: 'A ticket with its conversation and the notes of staff',
});

export const claimTicket = endpoint({
  ...act,
  path: '/console/tickets/:ticketId/claim',
  answer: TicketToAnswer,
  summary: 'Takes a ticket that nobody has; of two who take it at once one gets it',
});

export const assignTicket = endpoint({
  ...act,
  path: '/console/tickets/:ticketId/assign',
  body: z.strictObject({ version: z.int(), memberId: Id.nullable() }),
  answer: TicketToAnswer,
  summary: 'Hands a ticket to a colleague, or back to everybody',
});

export const answerTicket = endpoint({
  ...act,
  path: '/console/tickets/:ticketId/answers',
  body: z.strictObject({ version: z.int(), message: Said, ends: z.enum(answerEnds, 'invalid_choice') }),
  answer: TicketToAnswer,
  summary: 'Answers: the ticket waits for who wrote, or is solved; they are told in the portal and by an e-mail',
});

export const noteOnTicket = endpoint({
  ...act,
  path: '/console/tickets/:ticketId/notes',
  body: z.strictObject({ message: Said }),
  answer: TicketToAnswer,
  summary: 'Leaves a note that staff alone reads',
});

export const closeTicket = endpoint({
  ...act,
  path: '/console/tickets/:ticketId/close',
  body: z.strictObject({ version: z.int() }),
  answer: TicketToAnswer,
  summary: 'Ends a ticket without an answer: no reply opens it again',
});

export const mergeTicket = endpoint({
  ...act,
  path: '/console/tickets/:ticketId/merge',
  body: z.strictObject({ version: z.int(), intoId: Id }),
  answer: TicketToAnswer,
  summary: 'Puts a ticket into another of the same member, which goes on with both conversations and the earlier day; answers that one',
});

export const listTicketStaff = endpoint({
  ...staff,
  method: 'GET',
  path: '/console/ticket-staff',
  answer: z.object({ items: z.array(z.object({ memberId: Id, name: z.string() })) }),
  summary: 'Whom a ticket may be handed to',
});

export const CannedForm = z.strictObject({
  name: z.string().trim().min(1, 'required').max(60, 'text_too_long'),
  text: LocaleText(answerLimit),
});
export type CannedForm = z.infer<typeof CannedForm>;
export const CannedReply = z.object({ id: Id, version: z.int(), name: z.string(), text: LocaleText(answerLimit), updatedAt: Instant });
export type CannedReply = z.infer<typeof CannedReply>;

const canned = z.object({ replyId: Id });
const kept = { ...staff, refusals: ['answer_required', 'changed_meanwhile'] } as const;

export const listCannedReplies = endpoint({
  ...staff,
  method: 'GET',
  path: '/console/canned-replies',
  answer: z.object({ items: z.array(CannedReply) }),
  summary: 'Replies that are ready to be used, in each language, by name',
});

export const createCannedReply = endpoint({
  ...kept,
  method: 'POST',
  path: '/console/canned-replies',
  body: CannedForm,
  answer: z.object({ id: Id }),
  summary: 'Keeps a reply for the next time',
});

export const saveCannedReply = endpoint({
  ...kept,
  method: 'PUT',
  path: '/console/canned-replies/:replyId',
  params: canned,
  body: z.strictObject({ version: z.int(), reply: changed(CannedForm), was: Was }),
  answer: CannedReply,
  summary: 'Saves a kept reply; fields are refused below `reply.`',
});

export const removeCannedReply = endpoint({
  ...kept,
  method: 'DELETE',
  path: '/console/canned-replies/:replyId',
  params: canned,
  answer: Nothing,
  summary: 'Removes a kept reply; what was sent stays',
});

export const RestDay = z.strictObject({ day: Day, name: z.string().trim().min(1, 'required').max(80, 'text_too_long') });
export type RestDay = z.infer<typeof RestDay>;
const RestDays = z.object({ items: z.array(RestDay) });

export const listRestDays = endpoint({
  ...staff,
  method: 'GET',
  path: '/console/rest-days',
  answer: RestDays,
  summary: 'Days on which the client does not work beside its country’s holidays: no promise counts them',
});

export const addRestDay = endpoint({
  ...staff,
  method: 'POST',
  path: '/console/rest-days',
  body: RestDay,
  answer: RestDays,
  summary: 'Adds a day, or names it anew; what was promised before stays',
});

export const removeRestDay = endpoint({
  ...staff,
  method: 'DELETE',
  path: '/console/rest-days/:day',
  params: z.object({ day: Day }),
  answer: RestDays,
  summary: 'Takes a day away; what was promised before stays',
});
