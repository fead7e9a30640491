/** Tickets as members write and read them, and the form for anybody. */
import { subjectLimit, ticketRefusals, ticketRooms } from '@vitrine/domain/support';
import { fileRefusals } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { Challenged, challengeRefusals } from '../identity/index.ts';
import { Day, endpoint, Id, LocaleCode, Nothing, ParticipantText } from '../kernel/index.ts';
import { Files, Rating, Ticket, TicketHead, TicketPromise } from './shapes.ts';

const Subject = z
  .string()
  .trim()
  .min(1, 'required')
  .refine((text) => Array.from(text).length <= subjectLimit, 'text_too_long');
const Message = ParticipantText.min(1, 'required');
const one = z.object({ ticketId: Id });
const refusals = [...ticketRefusals, ...fileRefusals] as const;

export const TicketForm = z.strictObject({
  /** Made by the device with the draft: sent twice, it is one ticket. */
  bornKey: Id,
  room: z.enum(ticketRooms).exclude(['public'], 'invalid_choice'),
  subject: Subject,
  message: Message,
  fileIds: Files,
});
export type TicketForm = z.infer<typeof TicketForm>;

export const MyTicketRow = TicketHead.extend({ promise: TicketPromise.nullable() });
export type MyTicketRow = z.infer<typeof MyTicketRow>;

export const sendTicket = endpoint({
  method: 'POST',
  path: '/tickets',
  body: TicketForm,
  answer: Ticket,
  refusals,
  summary: 'Writes to the support; answers the number and the day by which it is answered',
});

export const listMyTickets = endpoint({
  method: 'GET',
  path: '/tickets',
  answer: z.object({
    items: z.array(MyTicketRow),
    /** The day by which what is written now would be answered. */
    dueIfSentNow: Day,
    /** False where the site has switched its support off: nothing new is taken. */
    isOpen: z.boolean(),
  }),
  summary: 'The member’s tickets, the last change first',
});

export const getMyTicket = endpoint({
  method: 'GET',
  path: '/tickets/:ticketId',
  params: one,
  answer: Ticket,
  visitors: false,
  summary: 'A ticket with its conversation, without the notes of staff',
});

export const replyToTicket = endpoint({
  method: 'POST',
  path: '/tickets/:ticketId/replies',
  params: one,
  body: z.strictObject({ bornKey: Id, message: Message, fileIds: Files }),
  answer: Ticket,
  refusals,
  summary: 'Writes on; what was solved within fourteen days is open again',
});

export const rateTicket = endpoint({
  method: 'PUT',
  path: '/tickets/:ticketId/rating',
  params: one,
  body: z.strictObject({ rating: Rating }),
  answer: Ticket,
  refusals: ticketRefusals,
  summary: 'Says once, from one to five, how a ticket was handled',
});

export const ContactForm = z.strictObject({
  bornKey: Id,
  name: z.string().trim().min(1, 'required').max(120, 'text_too_long'),
  email: z.email('email_invalid').max(254, 'text_too_long'),
  subject: Subject,
  message: Message,
  locale: LocaleCode,
});
export type ContactForm = z.infer<typeof ContactForm>;

export const sendContact = endpoint({
  access: 'open',
  method: 'POST',
  path: '/contacts',
  keyed: false,
  body: ContactForm.extend(Challenged),
  answer: Nothing,
  refusals: ['support_closed', 'too_many_requests', ...challengeRefusals],
  perMinute: 20,
  summary: 'Takes what anybody writes, and sends an e-mail by which they confirm their address',
});

/** What the e-mail leads to: as a ticket of a member, without files. */
export const VisitorTicket = Ticket.omit({ id: true });
export type VisitorTicket = z.infer<typeof VisitorTicket>;
const token = z.object({ token: z.string().min(16).max(128) });

export const openContact = endpoint({
  access: 'open',
  method: 'POST',
  path: '/contacts/:token/open',
  keyed: false,
  params: token,
  answer: VisitorTicket,
  perMinute: 60,
  summary: 'Confirms the address of who wrote, the first time, and shows their ticket',
});

export const replyToContact = endpoint({
  access: 'open',
  method: 'POST',
  path: '/contacts/:token/replies',
  keyed: false,
  params: token,
  body: z.strictObject({ bornKey: Id, message: Message }),
  answer: VisitorTicket,
  refusals: ['ticket_over', 'too_many_requests'],
  perMinute: 20,
  summary: 'Writes on without an account',
});
