import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageAt, pagesOf } from './caption-pages.ts';

const texts = fc.array(
  fc.string({ minLength: 1, maxLength: 30 }).map((word) => word.replaceAll(/\s/g, 'x')),
  { maxLength: 40 },
);

test('PLY-03 a caption is two lines at most, and is parted between words alone', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 30, max: 140 }), (words, most) => {
      const pages = pagesOf(words.join('\n'), most);
      expect(pages.join(' ')).toBe(words.join(' '));
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(most);
    }),
  );
});

test('PLY-03 each page of a caption stands as long as its part of the words, and the last to the end', () => {
  const pages = pagesOf('Abra a porta e mostre: as verduras ficam na altura dos olhos de quem compra.', 44);
  expect(pages).toEqual(['Abra a porta e mostre: as verduras ficam', 'na altura dos olhos de quem compra.']);
  expect([0, 0.5, 0.6, 1].map((share) => pageAt(pages, share))).toEqual([pages[0], pages[0], pages[1], pages[1]]);
  expect(pageAt([], 0.5)).toBe('');
});
