import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchable } from '../kernel/index.ts';
import { bestFirst, markedParts, snippetOf } from './index.ts';

const text = fc
  .array(fc.constantFrom('a', 'É', 'ção', ' ', 'luz', 'ﬁ', '🔥', 'ß', '\n', 'x'), { maxLength: 80 })
  .map((parts) => parts.join(''));
const words = fc.constantFrom('luz', 'acao', 'E', 'luz ção', '🔥', 'nada', 'ﬁ', ' ');

test('search: marked pieces are the text again, whatever is asked', () => {
  fc.assert(
    fc.property(text, words, (whole, asked) => {
      const parts = markedParts(whole, asked);
      expect(parts.map((part) => part.text).join('')).toBe(whole);
      expect(parts.every((part) => part.text !== '')).toBe(true);
    }),
  );
});

test('search: capitals and accents are forgiven in marks, words apart are marked each', () => {
  const hits = (whole: string, asked: string) => markedParts(whole, asked).flatMap((part) => (part.isHit ? [part.text] : []));
  expect(hits('A Indução é LUZ', 'inducao')).toEqual(['Indução']);
  expect(hits('Conta de luz, luz da loja', 'LUZ loja')).toEqual(['luz', 'luz', 'loja']);
  expect(hits('Conta de luz, luz da loja', 'conta de luz')).toEqual(['Conta de luz']);
  expect(hits('nada disso', 'zz')).toEqual([]);
});

test('search: a snippet is no longer than asked, and shows the words where the text has them', () => {
  fc.assert(
    fc.property(text, words, fc.integer({ min: 40, max: 60 }), (whole, asked, length) => {
      const shown = snippetOf(whole, asked, length);
      expect(Array.from(shown).length).toBeLessThanOrEqual(length + 2);
      const plain = whole.replaceAll(/\s+/g, ' ').trim();
      const isThere = asked.trim() !== '' && searchable(plain).includes(searchable(asked));
      if (isThere) expect(searchable(shown)).toContain(searchable(asked));
    }),
  );
});

test('search: hits in the title come first, the beginning before the middle, and nobody is lost', () => {
  const hit = (title: string) => ({ title });
  const titles = ['Sobre tudo', 'A geladeira nova', 'GELADEIRA: três motivos', 'Outra'].map(hit);
  expect(bestFirst(titles, 'geladeira').map(({ title }) => title)).toEqual([
    'GELADEIRA: três motivos',
    'A geladeira nova',
    'Sobre tudo',
    'Outra',
  ]);
  fc.assert(fc.property(fc.array(text.map(hit)), words, (all, asked) => bestFirst(all, asked).length === all.length));
});
