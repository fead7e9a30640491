import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchable } from './search-text.ts';

/** What `searchable` says in one go, letter by letter and without its short way for plain letters. */
const byTheBook = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

const signs = fc.oneof(
  fc.constantFrom(
    'a',
    'Z',
    'ç',
    'Ã',
    'é',
    '^',
    '`',
    '¨',
    '·',
    ' ',
    '\t',
    '\n',
    '\u00A0',
    '\0',
    'İ',
    'ß',
    'Ǆ',
    '😀',
    '中',
    '\u0301',
    '\uD800',
  ),
  fc.string({ unit: 'binary', maxLength: 2 }),
);

test('POD-01 words are compared without capitals and accents, whatever signs they are of', () => {
  expect(searchable('  Indução\n À Noite ')).toBe('inducao a noite');
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 40 }), (some) => {
      expect(searchable(some.join(''))).toBe(byTheBook(some.join('')));
    }),
    { numRuns: 2_000 },
  );
});
