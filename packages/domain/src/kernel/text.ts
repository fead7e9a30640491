import { locales, type Locale } from './locales.ts';

/** One text in some languages; at least one is there. */
export type Text = Partial<Record<Locale, string>>;

/** The text in this language, else in the first language that has one; empty when nobody wrote any. */
export function textIn(text: Text, locale: Locale): string {
  return text[locale] || locales.map((other) => text[other]).find(Boolean) || '';
}

/** Longest text of a participant (VAL-06): observation, description, nickname, address, message, review. */
export const participantTextLimit = 256;

/** True for a participant's text that is not too long; counted in code points, so that one emoji is not two. */
export const isParticipantText = (text: string): boolean => Array.from(text).length <= participantTextLimit;

/** A search term, or a name in an address, without its percent signs (VAL-12). Texts of people keep theirs: '50% off' is no search. */
export const withoutPercent = (term: string): string => term.replaceAll('%', '').trim();

/** Signs that a long link is shown with (CON-01). */
export const shownLinkLimit = 50;

/** A link as it is shown: what is longer loses its middle to an ellipsis, counted in code points (CON-01, spec 1 §9). */
export function shortLink(link: string): string {
  const signs = Array.from(link);
  if (signs.length <= shownLinkLimit) return link;
  const tail = Math.floor((shownLinkLimit - 1) / 2);
  return `${signs.slice(0, shownLinkLimit - 1 - tail).join('')}…${signs.slice(-tail).join('')}`;
}
