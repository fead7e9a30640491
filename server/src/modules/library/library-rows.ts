import { locales, matchLocale, textIn, type Text } from '@vitrine/domain/kernel';
import { libraryKinds, type LibraryKind } from '@vitrine/domain/library';
import type { Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';

/** A stored kind, which only this room writes. */
export function kindIn(word: string): LibraryKind {
  const known = libraryKinds.find((kind) => kind === word);
  if (!known) throw new Error(`library: ${word} is no kind`);
  return known;
}

/** A stored text in the reader's language. */
export const textFor = ({ locale }: Pick<Actor, 'locale'>, stored: unknown): string =>
  textIn(parseText(stored), matchLocale(locale, locales));

export const hasWords = (text: Text): boolean => Object.values(text).some(Boolean);
