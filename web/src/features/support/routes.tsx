import { createRoute } from '@tanstack/react-router';
import { memberFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';
import { faqSearch, writeSearch } from './help/help-search.ts';

const member = { getParentRoute: () => memberFrame } as const;

/** Questions, the form, and the member's tickets (NAV-03). The page at `/support` is composed in the app: it is an institutional one too. */
export const supportRoutes = [
  createRoute({
    ...member,
    path: '/faq',
    validateSearch: faqSearch,
    component: lazyScreen(() => import('./help/help-page.tsx'), 'HelpPage'),
  }),
  createRoute({
    ...member,
    path: '/contact-us',
    validateSearch: writeSearch,
    component: lazyScreen(() => import('./help/contact-us-page.tsx'), 'ContactUsPage'),
  }),
  createRoute({ ...member, path: '/support/tickets', component: lazyScreen(() => import('./help/tickets-page.tsx'), 'TicketsPage') }),
  createRoute({
    ...member,
    path: '/support/tickets/$ticketId',
    component: lazyScreen(() => import('./help/ticket-page.tsx'), 'TicketPage'),
  }),
];
