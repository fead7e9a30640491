import { locales } from './locales.ts';
import type { Text } from './text.ts';

/** How words are compared in a search: small letters without accents, so that "indução" is found by "inducao". */
export function searchable(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** All texts in all languages, searchable; tags of rich text are left out. */
export function searchTextOf(texts: readonly Text[]): string {
  return searchable(locales.flatMap((locale) => texts.map((text) => (text[locale] ?? '').replaceAll(/<[^>]*>/g, ' '))).join(' '));
}
