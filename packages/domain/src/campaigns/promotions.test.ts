import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isRulePromoted,
  judgePromotionDays,
  judgePromotionEnd,
  multiplierOf,
  priceLine,
  promotionCaps,
  promotionsFor,
  promotionStateOf,
  promotionTimes,
  shareOf,
  type DatedPromotion,
} from './index.ts';

const product = {
  sku: 'LAV-12',
  name: 'Lavadora',
  productType: 'washer',
  brandId: 'lumina',
  formFactor: '',
  processor: '',
  generation: '',
} as const;
const store = { id: 'tatuape', retailerId: 'horizonte' };
const promotion = (part: Partial<DatedPromotion> = {}): DatedPromotion => ({
  id: 'p',
  name: 'Lavadoras em dobro',
  multiplier: shareOf('2'),
  isStackable: false,
  beginsOn: '2026-11-16',
  endsOn: '2026-11-22',
  productTypes: [],
  brandIds: [],
  skus: [],
  retailerIds: [],
  storeIds: [],
  ...part,
});
const holds = (part: Partial<DatedPromotion>, at = { day: '2026-11-20', store }) =>
  promotionsFor([promotion(part)], { product, at }).length === 1;
const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`);

test('CMP-06 a promotion holds on its days, both ends counted, by the date of the sale', () => {
  fc.assert(
    fc.property(days, days, days, (beginsOn, endsOn, day) => {
      expect(holds({ beginsOn, endsOn }, { day, store })).toBe(beginsOn <= day && day <= endsOn);
      if (beginsOn <= endsOn)
        expect(holds({ beginsOn, endsOn }, { day, store })).toBe(promotionStateOf({ beginsOn, endsOn, today: day }) === 'running');
    }),
  );
});

test('CMP-06 it holds for what it names: a SKU, a type or a brand, everything when it names nothing; in its stores and chains alone', () => {
  expect(holds({})).toBe(true);
  expect(holds({ skus: ['LAV-12'] })).toBe(true);
  expect(holds({ productTypes: ['washer'], skus: ['OTHER'] })).toBe(true);
  expect(holds({ brandIds: ['lumina'] })).toBe(true);
  expect(holds({ productTypes: ['fridge'], brandIds: ['other'], skus: ['OTHER'] })).toBe(false);
  expect(holds({ storeIds: ['tatuape'], retailerIds: ['other'] })).toBe(true);
  expect(holds({ retailerIds: ['horizonte'] })).toBe(true);
  expect(holds({ storeIds: ['mooca'] })).toBe(false);
  expect(promotionsFor([promotion({ storeIds: ['tatuape'] })], { product, at: { day: '2026-11-20', store: null } })).toEqual([]);
  expect(isRulePromoted(promotion({ skus: ['LAV-12'] }), product)).toBe(true);
  expect(isRulePromoted(promotion({ productTypes: ['washer'] }), product)).toBe(true);
  const ofType = { sku: null, productType: 'washer', brandId: null };
  expect(isRulePromoted(promotion({ productTypes: ['washer'] }), ofType)).toBe(true);
  expect(isRulePromoted(promotion({ skus: ['LAV-12'], brandIds: ['lumina'] }), ofType)).toBe(false);
  expect(isRulePromoted(promotion(), ofType)).toBe(true);
});

test('CMP-06 whatever promotions meet, points are never above the cap, never below the table, and a whole number rounded half up once', () => {
  const some = fc.array(
    fc
      .record({ times: fc.constantFrom(...promotionTimes), isStackable: fc.boolean() })
      .map(({ times, isStackable }) => promotion({ id: `${times} ${isStackable}`, multiplier: shareOf(times), isStackable })),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(
      some,
      fc.constantFrom(...promotionCaps),
      fc.nat(100_000),
      fc.integer({ min: 1, max: 999 }),
      (promotions, cap, base, quantity) => {
        const table = {
          number: 1,
          rules: [{ id: 'r', scope: 'sku' as const, value: product.sku, retailerId: null, points: base, experience: 7 }],
        };
        const line = priceLine({ table, product, quantity, promotions, cap: shareOf(cap) });
        const { numerator, denominator } = multiplierOf(promotions, shareOf(cap)).multiplier;
        const most = (base * quantity * shareOf(cap).numerator) / shareOf(cap).denominator;
        expect(line?.points).toBe(Math.floor((2 * base * quantity * numerator + denominator) / (2 * denominator)));
        expect(line?.points).toBeGreaterThanOrEqual(base * quantity);
        expect(line?.points).toBeLessThanOrEqual(Math.floor(most + 0.5));
        expect(line?.experience).toBe(7 * quantity);
        expect(line?.why.points.promotionNames?.length ?? 0).toBe(line?.why.points.promotionIds.length);
      },
    ),
  );
});

test('CMP-06 two stackable ones are 2.5× where the cap lets them, and never 3×; a higher one alone wins over them', () => {
  const stacked = promotionTimes.map((times) => promotion({ id: times, multiplier: shareOf(times), isStackable: true }));
  expect(multiplierOf(stacked, shareOf('3')).multiplier).toEqual({ numerator: 5, denominator: 2 });
  expect(multiplierOf(stacked, shareOf('2')).multiplier).toEqual({ numerator: 2, denominator: 1 });
  expect(multiplierOf([stacked[0] ?? promotion(), promotion({ id: 'alone' })], shareOf('3')).promotionIds).toEqual(['alone']);
});

test('CMP-06 a promotion begins today at the earliest and lies inside its campaign; one that holds is ended today, no other', () => {
  const campaign = { beginsOn: '2026-11-01', endsOn: '2026-11-25' };
  const judged = (beginsOn: string, endsOn: string, today = '2026-11-10') =>
    judgePromotionDays({ days: { beginsOn, endsOn }, campaign, today })?.refusal;
  expect(judged('2026-11-10', '2026-11-25')).toBeUndefined();
  expect(judged('2026-11-12', '2026-11-11')).toBe('ends_before_begin');
  expect(judged('2026-11-09', '2026-11-11')).toBe('promotion_in_past');
  expect(judged('2026-11-10', '2026-11-26')).toBe('outside_campaign');
  expect(judged('2026-10-30', '2026-11-02', '2026-10-20')).toBe('outside_campaign');
  expect(judged('2026-11-26', '2026-11-27')).toBe('outside_campaign');
  const ended = (today: string) => judgePromotionEnd({ beginsOn: '2026-11-10', endsOn: '2026-11-12', today });
  expect([ended('2026-11-09'), ended('2026-11-10'), ended('2026-11-11'), ended('2026-11-12')]).toEqual([
    'promotion_not_begun',
    undefined,
    undefined,
    'promotion_over',
  ]);
});
