import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceKeyOf } from './invoice-number.ts';

test('SAL-03 D25 a number is the same with spaces, dashes, dots, leading zeros and small letters', () => {
  for (const typed of ['482915', ' 000.482.915 ', '482-915', '4 8 2 9 1 5', '0-0482915', '482–915', '４８２９１５'])
    expect(invoiceKeyOf(typed)).toBe('482915');
  expect(invoiceKeyOf('nf 021/88a')).toBe('NF02188A');
});

test('SAL-03 D25 a mark anywhere, and another form of a letter or digit, makes no other number', () => {
  const variants = [
    'A482915',
    'A/482915',
    'A482/915',
    '/A482915',
    'A482915/',
    'a//48-29.15',
    'Ａ４８２／９１５',
    '𝐀482915',
    'Ⓐ④⑧②⑨①⑤',
    '00/A482915',
  ];
  for (const variant of variants) expect([variant, invoiceKeyOf(variant)]).toEqual([variant, 'A482915']);
});

test('SAL-03 numbers that differ stay different', () => {
  const keys = ['482915', '482916', 'A482915', '4829150'].map(invoiceKeyOf);
  expect(new Set(keys).size).toBe(4);
});

test('SAL-03 what nobody can read on paper is no number', () => {
  for (const typed of ['', ' ', '000', '-.-', '482915\u200b', '48291\u0435', '482915\u0000', '482_915', 'Nº 4', '1'.repeat(41), '/', '🧾'])
    expect([typed, invoiceKeyOf(typed)]).toEqual([typed, undefined]);
});

test('SAL-03 marks anywhere and zeros in front never make another number', () => {
  const sign = fc.constantFrom(...Array.from('ABCXYZ0123456789'));
  const marks = fc.array(fc.constantFrom(' ', '-', '.', '/'), { maxLength: 2 }).map((some) => some.join(''));
  const core = fc.array(sign, { minLength: 1, maxLength: 10 }).map((signs) => `7${signs.join('')}`);
  fc.assert(
    fc.property(core, fc.array(marks, { minLength: 12, maxLength: 12 }), fc.nat(3), fc.boolean(), (plain, between, zeros, isSmall) => {
      const dressed = `${'0'.repeat(zeros)}${Array.from(plain)
        .map((one, index) => `${between[index] ?? ''}${one}`)
        .join('')}`;
      expect(invoiceKeyOf(isSmall ? dressed.toLowerCase() : dressed)).toBe(dressed.trim().length > 40 ? undefined : plain);
    }),
  );
});

test('SAL-03 a key is its own key', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 45 }), (typed) => {
      const key = invoiceKeyOf(typed);
      return key === undefined || invoiceKeyOf(key) === key;
    }),
  );
});
