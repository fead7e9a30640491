import { queryOptions } from '@tanstack/react-query';
import type { ContactForm, TicketForm } from '@vitrine/contract/support';
import type { Locale } from '@vitrine/ui/words';
import { calling } from '../../../shared/connection.ts';

const theCalls = () => import('./calls.ts');

/** Every question with its answer; without a network what this device knows of them. */
export const faqQuery = queryOptions({
  queryKey: ['support', 'faq'],
  queryFn: async () => (await theCalls()).fetchFaq(),
  networkMode: 'always',
});

export const ticketsQuery = queryOptions({
  queryKey: ['support', 'tickets'],
  queryFn: async () => (await theCalls()).fetchTickets(),
  networkMode: 'always',
});

export const ticketQuery = (ticketId: string) =>
  queryOptions({
    queryKey: ['support', 'ticket', ticketId],
    queryFn: async () => (await theCalls()).fetchTicket(ticketId),
    networkMode: 'always',
  });

export const sayHelped = async (entryId: string, hasHelped: boolean) => (await theCalls()).sendHelped(entryId, hasHelped);
export const sendTicket = async (form: TicketForm) => (await theCalls()).sendTicketForm(form);
export const sendReply = async (ticketId: string, reply: Reply) => (await theCalls()).sendReplyTo(ticketId, reply);
export const sendRating = async (ticketId: string, rating: number) => (await theCalls()).sendRatingOf(ticketId, rating);
type Reply = { bornKey: string; message: string; fileIds: string[] };

const fetchPublicFaq = calling(async () => (await theCalls()).fetchPublicFaq);
const openVisitors = calling(async () => (await theCalls()).openVisitorsTicket);

export const publicFaqQuery = (locale: Locale) =>
  queryOptions({ queryKey: ['support', 'public-faq', locale], queryFn: () => fetchPublicFaq(locale), retry: false });

/** Opening it confirms the address; again changes nothing. */
export const visitorsQuery = (token: string) =>
  queryOptions({ queryKey: ['support', 'visitors', token], queryFn: () => openVisitors(token), retry: false });

export const sendContact: (form: ContactForm & { challenge?: string }) => Promise<unknown> = calling(
  async () => (await theCalls()).sendContactForm,
);
export const sendVisitorsReply: (token: string, reply: { bornKey: string; message: string }) => Promise<unknown> = calling(
  async () => (await theCalls()).sendVisitorsReplyTo,
);
