import type { LocalDate } from '../kernel/index.ts';
import { daysLeft, dueAfter, dueAgain, reopenDays, type Calendar } from './promise.ts';
import type { AnswerEnd, TicketState } from './words.ts';

type Today = Calendar & { today: LocalDate };
/** `dueOn` is null while the count rests or is over; `left` then says what there was of it. `endedAt`: when it was solved or closed. */
export type TicketStatus = { state: TicketState; dueOn: LocalDate | null; left: number | null; endedAt: string | null };

const isOver = (state: TicketState) => state === 'solved' || state === 'closed';

/** A solved ticket is over for good after fourteen days; nothing has to run for it. */
export function stateAt({ state, endedAt }: Pick<TicketStatus, 'state' | 'endedAt'>, now: string): TicketState {
  const isLate = state === 'solved' && endedAt !== null && Date.parse(now) > Date.parse(endedAt) + reopenDays * 86_400_000;
  return isLate ? 'closed' : state;
}

/** What staff's answer makes of a ticket; refuses what is over. While it waits for who wrote, the promise rests. */
export function afterAnswer(
  { ends, now, ...ticket }: TicketStatus & { ends: AnswerEnd; now: string },
  calendar: Today,
): TicketStatus | undefined {
  if (isOver(ticket.state)) return undefined;
  if (ends === 'solve') return { state: 'solved', dueOn: null, left: null, endedAt: now };
  const left = ticket.dueOn === null ? ticket.left : daysLeft({ ...calendar, dueOn: ticket.dueOn });
  return { state: 'with_you', dueOn: null, left, endedAt: null };
}

/** What a reply of who wrote makes of it: the rest of the promise is counted from today, and what was solved is promised anew. Refuses what is over for good. */
export function afterReply(
  { now, isAssigned, ...ticket }: TicketStatus & { now: string; isAssigned: boolean },
  calendar: Today,
): TicketStatus | undefined {
  const state = stateAt(ticket, now);
  if (state === 'closed') return undefined;
  const open = { state: isAssigned ? ('with_us' as const) : ('new' as const), left: null, endedAt: null };
  if (state === 'solved') return { ...open, dueOn: dueAfter(calendar.today, calendar) };
  if (state === 'with_you') return { ...open, dueOn: dueAgain({ ...calendar, left: ticket.left ?? 0 }) };
  return { ...ticket, state: ticket.state };
}

/** Whether a ticket may be rated: once, when it is over. */
export function judgeRating({
  state,
  rating,
}: {
  state: TicketState;
  rating: number | null;
}): 'ticket_not_over' | 'already_rated' | undefined {
  if (!isOver(state)) return 'ticket_not_over';
  return rating === null ? undefined : 'already_rated';
}

type Merged = { id: string; memberId: string | null; state: TicketState };

/** Whether one ticket may go into another: two of the same member, both open. */
export function judgeMerge(from: Merged, into: Merged): 'other_writer' | 'ticket_over' | undefined {
  if (from.id === into.id || from.memberId === null || from.memberId !== into.memberId) return 'other_writer';
  return isOver(from.state) || isOver(into.state) ? 'ticket_over' : undefined;
}

/** What becomes of the one that goes on: the earlier of both days is kept, and it waits for the member only where both did. */
export function afterMerge(from: TicketStatus, into: TicketStatus): TicketStatus {
  const due = [from.dueOn, into.dueOn].filter((day) => day !== null).toSorted();
  if (due.length === 0) return { ...into, left: Math.min(from.left ?? Infinity, into.left ?? Infinity) };
  const state = into.state === 'with_you' ? from.state : into.state;
  return { state, dueOn: due[0] ?? null, left: null, endedAt: null };
}
