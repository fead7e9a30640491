import { call } from '@vitrine/client';
import {
  getMyTicket,
  listFaq,
  listMyTickets,
  listPublicFaq,
  openContact,
  rateFaq,
  rateTicket,
  replyToContact,
  replyToTicket,
  sendContact,
  sendTicket,
  type ContactForm,
  type TicketForm,
} from '@vitrine/contract/support';
import type { Locale } from '@vitrine/ui/words';
import { orKnown } from '../../../shared/or-known.ts';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchFaq = () => orKnown('support', 'faq', () => call(listFaq, {}));
export const fetchTickets = () => orKnown('support', 'tickets', () => call(listMyTickets, {}));
export const fetchTicket = (ticketId: string) =>
  orKnown('support', `ticket/${ticketId}`, () => call(getMyTicket, { params: { ticketId } }));
export const sendHelped = (entryId: string, hasHelped: boolean) => call(rateFaq, { params: { entryId }, body: { hasHelped } });
export const sendTicketForm = (form: TicketForm) => call(sendTicket, { body: form });
export const sendReplyTo = (ticketId: string, body: { bornKey: string; message: string; fileIds: string[] }) =>
  call(replyToTicket, { params: { ticketId }, body });
export const sendRatingOf = (ticketId: string, rating: number) => call(rateTicket, { params: { ticketId }, body: { rating } });

export const fetchPublicFaq = (locale: Locale) => call(listPublicFaq, { query: { locale } });
export const openVisitorsTicket = (token: string) => call(openContact, { params: { token } });
export const sendContactForm = (form: ContactForm & { challenge?: string }) => call(sendContact, { body: form });
export const sendVisitorsReplyTo = (token: string, body: { bornKey: string; message: string }) =>
  call(replyToContact, { params: { token }, body });
