import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  answerTicket,
  assignTicket,
  claimTicket,
  closeTicket,
  createCannedReply,
  exportTickets,
  getTicketToAnswer,
  listCannedReplies,
  listTickets,
  listTicketStaff,
  noteOnTicket,
  removeCannedReply,
  saveCannedReply,
  type CannedForm,
  type TicketToAnswer,
} from '@vitrine/contract/support';

export const inboxKey = ['support', 'queue'] as const;

export const ticketQuery = (ticketId: string) =>
  queryOptions({ queryKey: ['support', 'ticket', ticketId], queryFn: () => call(getTicketToAnswer, { params: { ticketId } }) });
export const staffQuery = queryOptions({ queryKey: ['support', 'staff'], queryFn: () => call(listTicketStaff, {}) });
export const cannedQuery = queryOptions({ queryKey: ['support', 'canned'], queryFn: () => call(listCannedReplies, {}) });

export const tickets = (ask: Record<string, unknown>) => call(listTickets, { query: listTickets.query.parse(ask) });
export const ticketsSheet = (ask: Record<string, unknown>) => callFile(exportTickets, { query: exportTickets.query.parse(ask) });

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

export const keepReply = (form: CannedForm, kept?: { id: string; version: number }): Promise<unknown> =>
  kept
    ? call(saveCannedReply, { params: { replyId: kept.id }, body: { version: kept.version, reply: form } })
    : call(createCannedReply, { body: form });
export const dropReply = (replyId: string) => call(removeCannedReply, { params: { replyId } });
