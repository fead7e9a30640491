import { locales } from './locales.ts';
import type { Text } from './text.ts';

/** How words are compared in a search: small letters without accents, so that "indução" is found by "inducao". */
export function searchable(words: string): string {
  return (isPlain.test(words) ? words : unmarked(words)).toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** ASCII but for the two signs of it that are diacritics, `^` and the grave accent: nothing of it has to be taken apart, which is most of a text and most of the time. */
const isPlain = /^[\t-\r -\]_a-~]*$/;
const unmarked = (words: string): string =>
  words.normalize('NFD').replaceAll(/[^\0-\]_a-\x7F]/gu, (sign) => (isDiacritic.test(sign) ? '' : sign));
const isDiacritic = /\p{Diacritic}/u;

/** All texts in all languages, searchable; tags of rich text are left out. */
export function searchTextOf(texts: readonly Text[]): string {
  return searchable(locales.flatMap((locale) => texts.map((text) => (text[locale] ?? '').replaceAll(/<[^>]*>/g, ' '))).join(' '));
}
