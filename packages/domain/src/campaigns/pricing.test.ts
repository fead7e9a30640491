import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, ruleScopes } from '../ledger/index.ts';
import { defaultCap, generationOf, multiplierOf, priceLine, productTypes, ruleFor, type PointsRule, type Promotion } from './index.ts';

const product = {
  sku: 'NB-15',
  name: 'Notebook',
  productType: 'notebook',
  brandId: 'aurora',
  formFactor: '15 pol',
  processor: 'Core 5',
  generation: '13ª',
} as const;
const rule = (scope: PointsRule['scope'], value: string, points = 100, experience = 20, retailerId: string | null = null): PointsRule => ({
  id: `${scope} ${value} ${retailerId ?? ''}`,
  scope,
  value,
  retailerId,
  points,
  experience,
});
const promotion = (numerator: number, denominator: number, isStackable = false): Promotion => ({
  id: `${numerator}/${denominator} ${isStackable}`,
  name: `${numerator} / ${denominator}`,
  multiplier: { numerator, denominator },
  isStackable,
});
const rules = [
  rule('brand', 'aurora', 10),
  rule('product_type', 'notebook', 20),
  rule('form_factor', '15 pol', 30),
  rule('processor', 'Core 5', 40),
  rule('generation', 'Core 5 / 13ª', 50),
  rule('sku', 'NB-15', 300),
];

test('PTS-02 the most exact rule wins whatever the order: product, generation, processor, form factor, type, brand', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(rules), (some) => {
      const expected = ruleScopes.find((scope) => some.some((one) => one.scope === scope));
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
      const table = { number: 3, rules: [rule('sku', 'NB-15', points, experience)] };
      const line = priceLine({ table, product, quantity, promotions });
      if (!line) throw new Error('there is a rule');
      expect(amountOf(line.why.points)).toBe(line.points);
      expect(amountOf(line.why.experience)).toBe(line.experience);
      // No promotion touches experience, takes points away or more than doubles them.
      expect(line.experience).toBe(experience * quantity);
      expect(line.points).toBeGreaterThanOrEqual(points * quantity);
      expect(line.points).toBeLessThanOrEqual(2 * points * quantity);
      expect(line.why.points).toMatchObject({ rule: { by: 'sku', tableVersion: 3 }, product: { sku: 'NB-15', name: 'Notebook' } });
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
  const table = { number: 1, rules: [rule('sku', 'NB-15', 5, 1)] };
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

test('PTS-02 of two rules alike that of the store’s chain wins; a more exact one of all stores wins over it', () => {
  const here = rule('brand', 'aurora', 70, 7, 'horizonte');
  expect(ruleFor([rules[0] ?? here, here], product, 'horizonte')?.points).toBe(70);
  expect(ruleFor([rules[0] ?? here, here], product, 'eletro-sul')?.points).toBe(10);
  expect(ruleFor([here], product)).toBeUndefined();
  expect(ruleFor([here, ...rules], product, 'horizonte')?.points).toBe(300);
  expect(priceLine({ table: { number: 1, rules: [here] }, product, quantity: 2, retailerId: 'horizonte' })?.points).toBe(140);
});

test('PTS-02 a word that a product does not have finds no rule', () => {
  const bare = { ...product, formFactor: '', processor: '', generation: '13ª' };
  expect(ruleFor([rule('form_factor', ''), rule('processor', ''), rule('generation', '')], bare)).toBeUndefined();
});

test('PTS-02 a processor is named with its generation where the product tells both', () => {
  expect(generationOf(product)).toBe('Core 5 / 13ª');
  expect([generationOf({ processor: '', generation: '13ª' }), generationOf({ processor: 'Core 5', generation: '' })]).toEqual(['', '']);
});

test('CMP-06 an explanation names promotions only where one multiplied, and the one alone wins a tie', () => {
  const table = { number: 1, rules };
  const plain = priceLine({ table, product, quantity: 1 })?.why;
  expect(plain?.points).not.toHaveProperty('promotionNames');
  expect([plain?.points.promotionIds, plain?.experience.promotionIds]).toEqual([[], []]);
  const alone = promotion(3, 2);
  expect(priceLine({ table, product, quantity: 1, promotions: [alone] })?.why.points).toMatchObject({
    promotionIds: [alone.id],
    promotionNames: ['3 / 2'],
  });
  const stacked = [promotion(5, 4, true), { ...promotion(5, 4, true), id: 'other' }];
  expect(multiplierOf([...stacked, alone])).toEqual({
    multiplier: { numerator: 3, denominator: 2 },
    promotionIds: [alone.id],
    promotionNames: ['3 / 2'],
  });
  expect(multiplierOf([...stacked, promotion(6, 5)])).toMatchObject({
    multiplier: { numerator: 3, denominator: 2 },
    promotionIds: stacked.map(({ id }) => id),
  });
  expect(multiplierOf([promotion(4, 8)])).toEqual({ multiplier: { numerator: 1, denominator: 1 }, promotionIds: [], promotionNames: [] });
  expect(multiplierOf([promotion(8, 8)]).promotionIds).toEqual([]);
  expect(multiplierOf([promotion(12, 8)]).multiplier).toEqual({ numerator: 3, denominator: 2 });
  expect(multiplierOf([promotion(5, 2)], { numerator: 4, denominator: 2 }).multiplier).toEqual({ numerator: 2, denominator: 1 });
});
