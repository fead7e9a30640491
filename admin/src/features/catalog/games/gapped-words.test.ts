import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asWritten, fromWritten, idForWord, suggestedWords } from './gapped-words.ts';

test('a text that is edited keeps its gaps, whatever is written around them', () => {
  expect(asWritten('Olhe a {{x}}: {{y}}.', ['x', 'y'])).toBe('Olhe a [A]: [B].');
  expect(fromWritten('Veja a [A]: [B] e [A] e [C].', ['x', 'y'])).toBe('Veja a {{x}}: {{y}} e [A] e [C].');
  const text = fc.string({ unit: fc.constantFrom('a', ' ', ',', 'ç') });
  fc.assert(fc.property(text, text, (one, other) => fromWritten(asWritten(`${one}{{x}}${other}`, ['x']), ['x']) === `${one}{{x}}${other}`));
});

test('a second language fills the gaps of the first before it makes new ones', () => {
  expect(idForWord('Look at {{x}}', ['x', 'y'], () => 'new')).toBe('y');
  expect(idForWord('{{x}} {{y}}', ['x', 'y'], () => 'new')).toBe('new');
});

test('words that carry the most are proposed, each once', () => {
  expect(suggestedWords('O motor inverter, o motor novo e a velocidade 12345')).toEqual(new Set(['velocidade', 'inverter', 'motor']));
});
