import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortLink, shownLinkLimit } from './index.ts';

test('CON-01 a long link is shown with 50 signs, an ellipsis in the middle', () => {
  const shown = shortLink('https://treinamentos.example.com/cursos/refrigeradores/inverse?modulo=3&origem=carta');
  expect(shown).toBe('https://treinamentos.exam…se?modulo=3&origem=carta');
  expect(Array.from(shown)).toHaveLength(50);
});

test('CON-01 a short link is shown as it is; none is longer than 50, and its beginning and end stay', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (link) => {
      const [signs, shown] = [Array.from(link), Array.from(shortLink(link))];
      if (signs.length <= shownLinkLimit) return shown.join('') === link;
      return shown.length === shownLinkLimit && shown[0] === signs[0] && shown.at(-1) === signs.at(-1) && shown[25] === '…';
    }),
  );
});
