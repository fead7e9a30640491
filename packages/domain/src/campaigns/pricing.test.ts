import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf } from '../ledger/index.ts';
import { defaultCap, multiplierOf, priceLine, productTypes, ruleFor, type PointsRule, type Promotion } from './index.ts';

const product = { sku: 'RF-480', name: 'Geladeira', productType: 'fridge', brandId: 'aurora' } as const;
const rule = (scope: PointsRule['scope'], value: string, points = 100, experience = 20): PointsRule => ({
  id: `${scope} ${value}`,
  scope,
  value,
  points,
  experience,
});
const promotion = (numerator: number, denominator: number, isStackable = false): Promotion => ({
  id: `${numerator}/${denominator} ${isStackable}`,
  name: `${numerator} / ${denominator}`,
  multiplier: { numerator, denominator },
  isStackable,
});
const rules = [rule('brand', 'aurora', 10), rule('product_type', 'fridge', 20), rule('sku', 'RF-480', 300)];

test('PTS-02 the narrowest rule wins whatever the order: the product’s own, its type’s, its brand’s', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(rules), (some) => {
      const expected = ['sku', 'product_type', 'brand'].find((scope) => some.some((one) => one.scope === scope));
      expect(ruleFor(some, product)?.scope).toBe(expected);
    }),
  );
});

test('PTS-02 a product that no rule speaks of earns nothing', () => {
  const table = { number: 1, rules: [rule('sku', 'OTHER'), rule('product_type', 'tv'), rule('brand', 'lumina')] };
  expect(priceLine({ table, product, quantity: 3 })).toBeUndefined();
});

test('SAL-05 every explanation re-executes to its amount, points and experience alike', () => {
  const facts = fc.record({
    points: fc.nat(1_000_000),
    experience: fc.nat(1_000_000),
    quantity: fc.integer({ min: 1, max: 999 }),
    promotions: fc.array(
      fc.record({
        id: fc.uuid(),
        name: fc.string(),
        multiplier: fc.record({ numerator: fc.integer({ min: 1, max: 9 }), denominator: fc.integer({ min: 1, max: 4 }) }),
        isStackable: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
  });
  fc.assert(
    fc.property(facts, ({ points, experience, quantity, promotions }) => {
      const table = { number: 3, rules: [rule('sku', 'RF-480', points, experience)] };
      const line = priceLine({ table, product, quantity, promotions });
      if (!line) throw new Error('there is a rule');
      expect(amountOf(line.why.points)).toBe(line.points);
      expect(amountOf(line.why.experience)).toBe(line.experience);
      // No promotion touches experience, takes points away or more than doubles them.
      expect(line.experience).toBe(experience * quantity);
      expect(line.points).toBeGreaterThanOrEqual(points * quantity);
      expect(line.points).toBeLessThanOrEqual(2 * points * quantity);
      expect(line.why.points).toMatchObject({ rule: { by: 'sku', tableVersion: 3 }, product: { sku: 'RF-480', name: 'Geladeira' } });
    }),
  );
});

test('CMP-06 the highest multiplier wins; stackable ones add their surplus; the campaign’s cap holds', () => {
  const of = (promotions: Promotion[], cap = defaultCap) => {
    const { numerator, denominator } = multiplierOf(promotions, cap).multiplier;
    return numerator / denominator;
  };
  const wide = { numerator: 5, denominator: 1 };
  expect(of([])).toBe(1);
  expect(of([promotion(3, 2), promotion(2, 1)])).toBe(2);
  expect(of([promotion(3, 2, true), promotion(2, 1, true)], wide)).toBe(2.5);
  expect(of([promotion(3, 2, true), promotion(2, 1, true)])).toBe(2);
  expect(of([promotion(3, 2, true), promotion(3, 1)], wide)).toBe(3);
  expect(of([promotion(1, 2)])).toBe(1);
  expect(multiplierOf([promotion(3, 2), promotion(2, 1)]).promotionIds).toEqual(['2/1 false']);
});

test('CMP-06 one rounding a line, half up: 1.5 × 3 × 5 points are 23', () => {
  const table = { number: 1, rules: [rule('sku', 'RF-480', 5, 1)] };
  const line = priceLine({ table, product, quantity: 3, promotions: [promotion(3, 2)] });
  expect([line?.points, line?.experience]).toEqual([23, 3]);
});

test('PTS-02 a rule of each type finds products of that type alone', () => {
  for (const productType of productTypes) {
    expect(ruleFor([rule('product_type', productType)], { ...product, productType })?.value).toBe(productType);
    expect(
      ruleFor([rule('product_type', productType)], { ...product, productType: productType === 'other' ? 'tv' : 'other' }),
    ).toBeUndefined();
  }
});
