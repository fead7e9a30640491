import { messageKinds, mostAttachments, ticketRooms, ticketStates, type TicketState } from '@vitrine/domain/support';
import { z } from 'zod';
import { Day, Id, Instant, StoredFile } from '../kernel/index.ts';

/** By when an answer is promised, with what lies between; null while it waits for who wrote, or is over. */
export const TicketPromise = z.object({
  receivedOn: Day,
  today: Day,
  dueOn: Day,
  /** Working days that are left behind today; 0 on the day itself and later. */
  left: z.int().nonnegative(),
  isOverdue: z.boolean(),
  /** Working days and holidays from the day after reception, or after the count began anew, to the due day. */
  days: z.array(z.object({ day: Day, isHoliday: z.boolean() })),
});
export type TicketPromise = z.infer<typeof TicketPromise>;

export const TicketMessage = z.object({
  id: Id,
  kind: z.enum(messageKinds),
  /** Empty for somebody whose account is gone. */
  by: z.string(),
  text: z.string(),
  at: Instant,
  files: z.array(StoredFile),
});
export type TicketMessage = z.infer<typeof TicketMessage>;

export const TicketHead = z.object({
  id: Id,
  number: z.int().positive(),
  room: z.enum(ticketRooms),
  state: z.enum(ticketStates satisfies readonly TicketState[]),
  subject: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
});

/** The ticket that goes on in the place of this one. */
export const MergedInto = z.object({ id: Id, number: z.int().positive() }).nullable();

/** A ticket as who wrote it sees it. */
export const Ticket = TicketHead.extend({
  promise: TicketPromise.nullable(),
  messages: z.array(TicketMessage),
  rating: z.int().min(1).max(5).nullable(),
  mergedInto: MergedInto,
  can: z.object({ reply: z.boolean(), rate: z.boolean() }),
});
export type Ticket = z.infer<typeof Ticket>;

export const Files = z.array(Id).max(mostAttachments, 'too_many_files');
export const Rating = z.int('invalid').min(1, 'number_too_small').max(5, 'number_too_big');
