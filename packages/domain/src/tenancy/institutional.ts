import { locales, unsafeAddressIn, type Locale, type Text } from '../kernel/index.ts';

/** What the portal says about itself (EXP-03): each page in the product's words, or in those of the client. */
export const institutionalPages = [
  'about',
  'about_the_program',
  'about_team',
  'cookies_policy',
  'support',
  'privacy_policy',
  'terms_and_conditions',
] as const;
export type InstitutionalPage = (typeof institutionalPages)[number];

/** Longest text of a page in one language, in characters. */
export const institutionalTextLimit = 20_000;

/** A client's own text leads nowhere that a page could run. Names the language in which it does. */
export function judgeInstitutionalText(text: Text): { ok: true } | { ok: false; refusal: 'link_forbidden'; locale: Locale } {
  const locale = locales.find((one) => unsafeAddressIn(text[one] ?? '') !== undefined);
  return locale === undefined ? { ok: true } : { ok: false, refusal: 'link_forbidden', locale };
}
