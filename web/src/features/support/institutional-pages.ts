import type { InstitutionalPage } from '@vitrine/domain/tenancy';

export type { InstitutionalPage };

/** What the portal says about itself: each page at its address for anybody, and at that of its twin inside (P2, EXP-03). */
export const addressOf: Record<InstitutionalPage, { open: `/${string}`; inside: `/${string}` }> = {
  about: { open: '/institutional/about', inside: '/about' },
  about_the_program: { open: '/institutional/about-the-program', inside: '/about-the-program' },
  about_team: { open: '/about-team', inside: '/about-the-team' },
  cookies_policy: { open: '/institutional/cookies_policy', inside: '/cookies' },
  support: { open: '/institutional/support', inside: '/support' },
  privacy_policy: { open: '/institutional/privacy-policy', inside: '/privacy-policy' },
  terms_and_conditions: { open: '/institutional/terms-and-conditions', inside: '/terms-and-conditions' },
};

/** In the order in which the foot names them. Written here once more: the foot stands on the first screen, and the rules of the room need not come with it. */
export const institutionalPages = [
  'about',
  'about_the_program',
  'about_team',
  'cookies_policy',
  'support',
  'privacy_policy',
  'terms_and_conditions',
] as const satisfies readonly InstitutionalPage[];

/** The page at an address for anybody; undefined for any other. */
export const pageAt = (path: string): InstitutionalPage | undefined => institutionalPages.find((page) => addressOf[page].open === path);

/** The parts of each page, in the order in which they are read. */
export const partsOf = {
  about: ['what', 'who', 'how'],
  about_the_program: ['learn', 'sell', 'earn', 'fair'],
  about_team: ['who', 'do', 'reach'],
  cookies_policy: ['what', 'which', 'choice'],
  support: ['first', 'reach', 'when'],
  privacy_policy: ['data', 'use', 'share', 'rights'],
  terms_and_conditions: ['account', 'program', 'conduct', 'changes'],
} as const satisfies Record<InstitutionalPage, readonly string[]>;

/** Those that the foot leads to. */
export const footPages = institutionalPages.filter((page) => page !== 'about_the_program' && page !== 'about_team');
