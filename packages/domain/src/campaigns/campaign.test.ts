import fc from 'fast-check';
import { expect, test } from 'vitest';
import { campaignStateOf, daysLeftOf, hasBegun, judgeDates, searchWords, skuOf, storeSearchOf, taxIdDigits, taxIdOf } from './index.ts';

const dates = { isPublished: true, beginsOn: '2026-11-01', endsOn: '2027-01-14' };

test('CMP-01 a campaign runs from its first to its last day, both included; an unpublished one is a draft on any day', () => {
  const on = (today: string) => campaignStateOf({ ...dates, today });
  expect([on('2026-10-31'), on('2026-11-01'), on('2027-01-14'), on('2027-01-15')]).toEqual(['scheduled', 'running', 'running', 'closed']);
  expect(campaignStateOf({ ...dates, isPublished: false, today: '2026-11-10' })).toBe('draft');
  expect([daysLeftOf({ endsOn: '2027-01-14', today: '2027-01-14' }), daysLeftOf({ endsOn: '2027-01-14', today: '2026-12-31' })]).toEqual([
    0, 14,
  ]);
});

test('CMP-05 once begun it stays begun: no later day opens the points again', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((days) => new Date(Date.UTC(2026, 6, 1 + days)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [before, after] = [one, other].sort();
      if (before !== undefined && after !== undefined && hasBegun({ ...dates, today: before }))
        expect(hasBegun({ ...dates, today: after })).toBe(true);
    }),
  );
});

test('CMP-05 dates are free before the beginning; then the first day stays and the last only moves later', () => {
  const judge = (today: string, after: Partial<typeof dates>) => judgeDates({ before: dates, after: { ...dates, ...after }, today });
  expect(judge('2026-10-01', { beginsOn: '2026-12-01', endsOn: '2026-12-24' })).toBeUndefined();
  expect(judge('2026-10-01', { endsOn: '2026-10-31' })).toEqual({ field: 'endsOn', refusal: 'ends_before_begin' });
  expect(judge('2026-11-01', { beginsOn: '2026-11-02' })).toEqual({ field: 'beginsOn', refusal: 'campaign_begun' });
  expect(judge('2026-11-01', { endsOn: '2027-01-13' })).toEqual({ field: 'endsOn', refusal: 'ends_earlier' });
  expect(judge('2027-01-14', { endsOn: '2027-01-20' })).toBeUndefined();
  expect(judge('2027-01-15', { endsOn: '2027-01-20' })).toEqual({ field: 'endsOn', refusal: 'campaign_over' });
  expect(judge('2027-01-15', {})).toBeUndefined();
});

test('CMP-07 a search of digits with their marks is a tax id’s, any other is words’', () => {
  expect(storeSearchOf('41.287.100/0001-28')).toEqual({ kind: 'tax_id', digits: '41287100000128' });
  expect(storeSearchOf(' Tatuapé  São ')).toEqual({ kind: 'name', words: ['tatuape', 'sao'] });
  expect(storeSearchOf('Loja 12')).toEqual({ kind: 'name', words: ['loja', '12'] });
  expect([storeSearchOf(''), storeSearchOf('  '), storeSearchOf('12')]).toEqual([undefined, undefined, { kind: 'name', words: ['12'] }]);
  fc.assert(fc.property(fc.string(), (text) => /^\d*$/.test(taxIdDigits(text))));
});

test('ADM-04 SKUs and tax ids have one form each, however they are typed', () => {
  expect([skuOf(' rf-480 '), skuOf('ｒｆ-480'), skuOf('a b'), skuOf(''), skuOf('-x')]).toEqual([
    'RF-480',
    'RF-480',
    undefined,
    undefined,
    undefined,
  ]);
  expect([taxIdOf('41.287.100/0001-28'), taxIdOf('can140918-rn4'), taxIdOf(''), taxIdOf('12'), taxIdOf('não')]).toEqual([
    '41287100000128',
    'CAN140918RN4',
    '',
    undefined,
    undefined,
  ]);
  fc.assert(fc.property(fc.string(), (text) => skuOf(text) === undefined || skuOf(skuOf(text) ?? '') === skuOf(text)));
  fc.assert(fc.property(fc.string(), (text) => searchWords(searchWords(text)) === searchWords(text)));
});
