import fc from 'fast-check';
import { expect, test } from 'vitest';
import { besides, gapIdsOf, giveBack, joinNext, partsOf, readText, takeOut, textOfParts, wordsIn } from './gapped-text.ts';

test('parts are the text, and the way back is the text again', () => {
  expect(partsOf('Olhe a {{a}}: {{b}}')).toEqual([
    { kind: 'text', text: 'Olhe a ' },
    { kind: 'gap', id: 'a' },
    { kind: 'text', text: ': ' },
    { kind: 'gap', id: 'b' },
  ]);
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '{{x}}', '{{', '}}', '{', '{{gap-1}}', 'ç') });
  fc.assert(fc.property(text, (one) => textOfParts(partsOf(one)) === one));
});

test('a word that is taken out and given back leaves the text as it was', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '{{x}}', '.', 'ç') });
  fc.assert(
    fc.property(text, fc.nat(), (one, pick) => {
      const words = partsOf(one).flatMap((part, place) =>
        part.kind === 'text' ? wordsIn(part.text).map((word) => ({ ...word, part: place })) : [],
      );
      const word = words[pick % Math.max(1, words.length)];
      if (!word) return;
      const taken = takeOut(one, { ...word, id: 'new' });
      expect(gapIdsOf(taken)).toContain('new');
      expect(giveBack(taken, 'new', word.word)).toBe(one);
      expect(readText(taken, (id) => (id === 'new' ? word.word : `{{${id}}}`))).toBe(one);
    }),
  );
  expect(takeOut('abc', { part: 0, from: 2, to: 9, id: 'x' })).toBe('abc');
});

test('a gap takes in the word that follows', () => {
  expect(joinNext('o {{a}} free é bom', 'a')).toEqual({ text: 'o {{a}} é bom', joined: ' free' });
  expect(joinNext('o {{a}}, free', 'a')).toBeNull();
  expect(joinNext('o {{a}}', 'a')).toBeNull();
});

test('what joins the letters of a word belongs to it; units are found beside a gap', () => {
  expect(wordsIn('Frost-free, d’água: 1.234,5 kWh!').map(({ word }) => word)).toEqual(['Frost-free', 'd’água', '1.234,5', 'kWh']);
  expect(besides('São R$ {{a}} kWh, e {{b}}.', 'a')).toEqual(['R$', 'kWh']);
  expect(besides('{{a}}', 'a')).toEqual([]);
});
