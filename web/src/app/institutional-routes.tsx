import { createRoute } from '@tanstack/react-router';
import { memberFrame, publicFrame, signedIn } from '../shared/frames.tsx';
import { lazyScreen } from '../shared/lazy-screen.ts';

const screens = () => import('./institutional-page.tsx');
const help = () => import('./public-help-page.tsx');

/** What the portal says about itself, for anybody (EXP-03, NAV-01). */
export const institutionalRoutes = [
  createRoute({
    getParentRoute: () => publicFrame,
    path: '/institutional/$page',
    component: lazyScreen(screens, 'InstitutionalPublicPage'),
  }),
  createRoute({ getParentRoute: () => publicFrame, path: '/institutional/faq', component: lazyScreen(help, 'PublicFaqPage') }),
  createRoute({ getParentRoute: () => publicFrame, path: '/institutional/contact', component: lazyScreen(help, 'PublicContactPage') }),
  createRoute({ getParentRoute: () => publicFrame, path: '/contact/$token', component: lazyScreen(help, 'VisitorTicketPage') }),
  createRoute({ getParentRoute: () => publicFrame, path: '/about-team', component: lazyScreen(screens, 'TeamPublicPage') }),
];

const member = { getParentRoute: () => memberFrame } as const;

const accept = () => import('./accept-page.tsx');

/** The terms and the cookie policy, to be accepted before the portal is used (SES-18). */
export const acceptRoutes = [
  createRoute({ getParentRoute: () => signedIn, path: '/accept-terms', component: lazyScreen(accept, 'TermsPage') }),
  createRoute({ getParentRoute: () => signedIn, path: '/accept-cookies', component: lazyScreen(accept, 'CookiesPage') }),
];

/** Their twins inside the portal (EXP-03), the cookie settings with them (EXP-04). */
export const institutionalTwins = [
  createRoute({ ...member, path: '/about', component: lazyScreen(screens, 'AboutPage') }),
  createRoute({ ...member, path: '/about-the-program', component: lazyScreen(screens, 'ProgramPage') }),
  createRoute({ ...member, path: '/about-the-team', component: lazyScreen(screens, 'TeamPage') }),
  createRoute({ ...member, path: '/cookies', component: lazyScreen(screens, 'CookiesPage') }),
  createRoute({ ...member, path: '/support', component: lazyScreen(screens, 'SupportPage') }),
  createRoute({ ...member, path: '/privacy-policy', component: lazyScreen(screens, 'PrivacyPage') }),
  createRoute({ ...member, path: '/terms-and-conditions', component: lazyScreen(screens, 'TermsPage') }),
];
