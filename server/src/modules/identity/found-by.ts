import { normaliseDocument } from '@vitrine/domain/identity';
import { sql, type RawBuilder } from 'kysely';

/**
 * Whether the person called `p` in a query is meant by what somebody typed into a search: every word is in the name, the user name or the
 * e-mail, or all of it is the document. Nothing typed means everybody.
 */
export function foundBy(search = ''): RawBuilder<boolean> {
  const words = escapedWords(search).map((word) => sql<boolean>`p.search_text like ${`%${word}%`}`);
  if (words.length === 0) return sql<boolean>`true`;
  const isNamed = sql<boolean>`(${sql.join(words, sql` and `)})`;
  const document = normaliseDocument(search);
  return document.length >= 3 ? sql<boolean>`(${isNamed} or p.document = ${document})` : isNamed;
}

/** The words as the stored text is written, small letters without accents, for a `like`. */
export const escapedWords = (search: string): string[] =>
  search
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`));
