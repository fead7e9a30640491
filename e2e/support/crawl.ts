import { listTickets, sendContact, sendTicket } from '@vitrine/contract/support';
import { callAs } from './api.ts';
import { emailTo, linkIn } from './mailbox.ts';
import type { RoomScreens } from './room-screens.ts';

/** The screens of help, as the crawl for accessibility visits them. */
export const support: RoomScreens = {
  make: async () => {
    const { id: ticketId } = await callAs('seller', sendTicket, {
      body: { bornKey: crypto.randomUUID(), room: 'support', subject: 'Minha nota foi recusada', message: 'Dá para rever?', fileIds: [] },
    });
    const email = `visita-${crypto.randomUUID()}@exemplo.test`;
    const contact = { name: 'Helena Duarte', email, subject: 'Quero participar', message: 'Como faço?', locale: 'pt-BR' as const };
    await callAs('root', sendContact, { body: { bornKey: crypto.randomUUID(), ...contact } });
    const token =
      linkIn(await emailTo(email))
        .split('/')
        .at(-1) ?? '';
    const { items } = await callAs('root', listTickets, { query: { show: 'open' } });
    return { ticketId, token, openTicketId: items[0]?.id ?? '' };
  },
  public: [{ route: '/institutional/faq' }, { route: '/institutional/contact' }, { route: '/contact/$token' }],
  member: [
    { route: '/faq' },
    { route: '/faq', at: '/faq?search=nada-assim' },
    { route: '/contact-us' },
    { route: '/support/tickets' },
    { route: '/support/tickets/$ticketId' },
  ],
  console: [
    { route: '/tickets' },
    { route: '/tickets', at: '/tickets?open=$openTicketId' },
    { route: '/faq' },
    { route: '/faq', at: '/faq?open=new' },
    { route: '/faq-categories' },
  ],
};
