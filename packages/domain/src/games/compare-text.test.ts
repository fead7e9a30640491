import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from '../kernel/index.ts';
import { compareNumber, compareText, foldText, graphemesOf } from './compare-text.ts';

const pt = { locale: 'pt-BR' } as const;
const locale = fc.constantFrom(...locales);
/** Letters of the four languages, of others, and what people paste. */
const anything = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'aeiouçãéêíóúñüœßÀÉÇÑ \u00A0’“”–-\u200F\u0301'.split('')) }),
  fc.string({ unit: fc.constantFrom('क', 'ि', '्', 'ष', 'ا', 'ل', 'ש', 'ׁ', '👩🏽‍🔧', '🇧🇷', ' ') }),
);

describe('GAM-05 GAM-08 text is compared', () => {
  test.for([
    ['Inverter', ' inverter '],
    ['cafeteira', 'CAFETEIRA'],
    ['indução', 'inducao'],
    ['cœur', 'coeur'],
    ['Straße', 'STRASSE'],
    ['l’eau', "l'eau"],
    ['frost-free', 'frost–free'],
    ['frost free', 'frost\u00A0  free'],
    ['año', 'an\u0303o'],
    ['écran', 'e\u0301cran'],
    ['תנור', '\u200Fתנור'],
  ])('%s is %s', ([wanted = '', typed = '']) => {
    expect(compareText(typed, [wanted], pt)).toBe('right');
    expect(compareText(wanted, [typed], pt)).toBe('right');
  });

  test('accents count where the author asks for them, case never', () => {
    const rule = { locale: 'es-ES', accentsCount: true } as const;
    expect(compareText('AÑO', ['año'], rule)).toBe('right');
    expect(compareText('ano', ['año'], rule)).toBe('wrong');
    expect(compareText('induccion', ['inducción'], rule)).toBe('near');
    expect(compareText('a\u00F1o', ['an\u0303o'], rule)).toBe('right');
  });

  test.for([
    ['inverter', 'invertr'],
    ['inverter', 'invverter'],
    ['inverter', 'inverker'],
    ['garantia', 'garantía!'],
  ])('%s is nearly %s', ([wanted = '', typed = '']) => {
    expect(compareText(typed, [wanted], pt)).toBe('near');
  });

  test.for([
    ['gelo', 'gela'], // four letters: another word
    ['inverter', 'invretr'],
    ['full hd 4', 'full hd 8'], // another model, not a slip
    ['inverter', ''],
    ['inverter', '   '],
  ])('%s is not %s', ([wanted = '', typed = '']) => {
    expect(compareText(typed, [wanted], pt)).toBe('wrong');
  });

  test('a near miss counts what people see: one letter with its signs, one emoji', () => {
    expect(compareText('नमस्कारम', ['नमस्कार'], pt)).toBe('wrong'); // four syllables
    expect(compareText('abcd👩🏽‍🔧', ['abcde'], pt)).toBe('near');
    expect(graphemesOf('👩🏽‍🔧é', 'pt-BR')).toEqual(['👩🏽‍🔧', 'é']);
    expect(graphemesOf('e\u0301', 'fr-FR')).toHaveLength(1);
  });

  test('vowel signs of combining scripts are letters, not accents', () => {
    expect(foldText('कि')).not.toBe(foldText('क'));
    expect(compareText('कि', ['क'], pt)).toBe('wrong');
  });

  test('folding once is folding twice, and a text is what it is', () => {
    fc.assert(
      fc.property(anything, fc.boolean(), locale, (text, accentsCount, inLocale) => {
        const folded = foldText(text, { accentsCount });
        expect(foldText(folded, { accentsCount })).toBe(folded);
        expect(compareText(text, [text], { locale: inLocale, accentsCount })).toBe(folded === '' ? 'wrong' : 'right');
      }),
    );
  });

  test('case never counts in what the four languages write', () => {
    const written = fc.string({ unit: fc.constantFrom(...'abcxyzáàâãçéèêëíîïñóôõöúüœß '.split('')) });
    fc.assert(
      fc.property(
        written,
        fc.boolean(),
        (text, accentsCount) => foldText(text.toUpperCase(), { accentsCount }) === foldText(text, { accentsCount }),
      ),
    );
  });

  test('form and spaces never change a verdict', () => {
    fc.assert(
      fc.property(anything, fc.array(anything, { maxLength: 3 }), locale, (typed, accepted, inLocale) => {
        const verdict = compareText(typed, accepted, { locale: inLocale });
        expect(compareText(`  ${typed.normalize('NFD')} `, accepted, { locale: inLocale })).toBe(verdict);
        expect(
          compareText(
            typed.normalize('NFC'),
            accepted.map((one) => one.normalize('NFD')),
            { locale: inLocale },
          ),
        ).toBe(verdict);
      }),
    );
  });

  test('one more accepted answer never makes a right one wrong', () => {
    fc.assert(
      fc.property(anything, fc.array(anything, { maxLength: 3 }), anything, (typed, accepted, more) => {
        if (compareText(typed, accepted, pt) === 'right') expect(compareText(typed, [...accepted, more], pt)).toBe('right');
      }),
    );
  });

  test('a letter left out of a long word is near, from either side', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghij'.split('')), minLength: 6, maxLength: 20 });
    fc.assert(
      fc.property(word, fc.nat(), (wanted, at) => {
        const place = at % wanted.length;
        const typed = wanted.slice(0, place) + wanted.slice(place + 1);
        expect(compareText(typed, [wanted], pt)).toBe('near');
        expect(compareText(wanted, [typed], pt)).toBe('near');
      }),
    );
  });
});

describe('GAM-05 numbers are compared', () => {
  const exact = { tolerance: 0 };
  test.for([
    ['pt-BR', '1.234,5', '1234,5'],
    ['pt-BR', '1.234,50', '1 234,5'],
    ['pt-BR', '38', '38 kWh'],
    ['pt-BR', '38', '38kwh'],
    ['pt-BR', 'R$ 252', '252'],
    ['pt-BR', '252', 'R$ 252,00'],
    ['pt-BR', '38,5', '38.5'],
    ['pt-BR', '-18', '−18'],
    ['en-US', '1,234.5', '1234.5'],
    ['en-US', '1,234,567', '1234567'],
    ['es-ES', '1.234', '1234'],
    ['fr-FR', '1\u202F234,5', '1234,5'],
    ['pt-BR', '38', '٣٨'],
    ['pt-BR', '0,5', ',5'],
  ] as const)('%s %s is %s', ([inLocale, wanted, typed]) => {
    expect(compareNumber(typed, [wanted], { locale: inLocale, ...exact, units: ['kWh', 'R$'] })).toBe('right');
  });

  test.for([
    ['pt-BR', '1.234', '1,234'],
    ['en-US', '1,234', '1.234'],
    ['pt-BR', '38 kWh', '38 W'],
    ['pt-BR', '38', '38 litros'],
    ['pt-BR', '38', '38 ou 39'],
    ['pt-BR', '38', ''],
    ['pt-BR', '38', 'trinta'],
    ['pt-BR', '38', '39'],
    ['pt-BR', '18', '-18'],
    ['pt-BR', '1234', '1.2.3.4'],
  ] as const)('%s %s is not %s', ([inLocale, wanted, typed]) => {
    expect(compareNumber(typed, [wanted], { locale: inLocale, ...exact, units: ['kWh'] })).toBe('wrong');
  });

  test('what a language writes it also reads, with a unit and without', () => {
    fc.assert(
      fc.property(
        locale,
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        fc.constantFrom('', ' kWh', ' %', ' litros'),
        (inLocale, cents, unit) => {
          const value = cents / 100;
          const shown = new Intl.NumberFormat(inLocale, { maximumFractionDigits: 2 }).format(value);
          expect(compareNumber(`${shown}${unit}`, [shown], { locale: inLocale, tolerance: 0, units: [unit] })).toBe('right');
        },
      ),
    );
  });

  test('the tolerance is the last value that counts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000, max: 1_000 }),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: -60, max: 60 }),
        (wanted, tolerance, off) => {
          const verdict = compareNumber(String(wanted + off), [String(wanted)], { locale: 'pt-BR', tolerance });
          expect(verdict).toBe(Math.abs(off) <= tolerance ? 'right' : 'wrong');
        },
      ),
    );
    expect(compareNumber('0,3', ['0,1'], { locale: 'pt-BR', tolerance: 0.2 })).toBe('right');
  });
});
