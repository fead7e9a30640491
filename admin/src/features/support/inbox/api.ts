import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  addRestDay,
  answerTicket,
  assignTicket,
  claimTicket,
  closeTicket,
  createCannedReply,
  exportTickets,
  getTicketToAnswer,
  listCannedReplies,
  listRestDays,
  listTickets,
  listTicketStaff,
  mergeTicket,
  noteOnTicket,
  removeCannedReply,
  removeRestDay,
  saveCannedReply,
  type CannedForm,
  type CannedReply,
  type RestDay,
  type TicketToAnswer,
} from '@vitrine/contract/support';
import { changedIn } from '@vitrine/domain/kernel';

export const inboxKey = ['support', 'queue'] as const;

export const ticketQuery = (ticketId: string) =>
  queryOptions({ queryKey: ['support', 'ticket', ticketId], queryFn: () => call(getTicketToAnswer, { params: { ticketId } }) });
export const staffQuery = queryOptions({ queryKey: ['support', 'staff'], queryFn: () => call(listTicketStaff, {}) });
export const cannedQuery = queryOptions({ queryKey: ['support', 'canned'], queryFn: () => call(listCannedReplies, {}) });

export const restDaysQuery = queryOptions({ queryKey: ['support', 'rest-days'], queryFn: () => call(listRestDays, {}) });
export const keepRestDay = (body: RestDay) => call(addRestDay, { body });
export const dropRestDay = (day: string) => call(removeRestDay, { params: { day } });

export const tickets = (ask: Record<string, unknown>) => call(listTickets, { query: listTickets.query.parse(ask) });
export const ticketsExport = (ask: Record<string, unknown>) => callFile(exportTickets, { query: exportTickets.query.parse(ask) });

/** What may be done to a ticket; each answers it as it stands then. */
export type Act =
  | { what: 'claim' }
  | { what: 'close' }
  | { what: 'assign'; memberId: string | null }
  | { what: 'note'; message: string }
  | { what: 'answer'; message: string; ends: 'ask' | 'solve' };

export function actOn({ id, version }: TicketToAnswer, act: Act): Promise<TicketToAnswer> {
  const params = { ticketId: id };
  if (act.what === 'claim') return call(claimTicket, { params });
  if (act.what === 'close') return call(closeTicket, { params, body: { version } });
  if (act.what === 'assign') return call(assignTicket, { params, body: { version, memberId: act.memberId } });
  if (act.what === 'note') return call(noteOnTicket, { params, body: { message: act.message } });
  return call(answerTicket, { params, body: { version, message: act.message, ends: act.ends } });
}

/** Answers the ticket that goes on. */
export const mergeInto = ({ id, version }: TicketToAnswer, intoId: string): Promise<TicketToAnswer> =>
  call(mergeTicket, { params: { ticketId: id }, body: { version, intoId } });

/** A new reply, or what was changed of one since `begun`. */
export function keepReply(form: CannedForm, begun?: CannedReply): Promise<unknown> {
  if (!begun) return call(createCannedReply, { body: form });
  const { id: replyId, version, name, text } = begun;
  const { now: reply, was } = changedIn({ base: { name, text }, mine: form });
  return call(saveCannedReply, { params: { replyId }, body: { version, reply, was } });
}
export const dropReply = (replyId: string) => call(removeCannedReply, { params: { replyId } });
