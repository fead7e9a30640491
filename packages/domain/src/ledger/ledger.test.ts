import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addedByPromotion, amountOf, entryCodes, memberAccounts, noPromotion, routeOf, systemAccounts } from './index.ts';

const facts = fc.record({
  base: fc.nat(100_000),
  quantity: fc.integer({ min: 1, max: 999 }),
  multiplier: fc.record({ numerator: fc.integer({ min: 1, max: 40 }), denominator: fc.integer({ min: 1, max: 20 }) }),
});

test('PTS-02 D29 an amount is base × quantity × promotion, rounded half up once a line', () => {
  expect(amountOf({ base: 15, quantity: 3, multiplier: { numerator: 3, denominator: 2 } })).toBe(68);
  expect(amountOf({ base: 5, quantity: 1, multiplier: { numerator: 3, denominator: 2 } })).toBe(8);
  expect(amountOf({ base: 1, quantity: 1, multiplier: { numerator: 4, denominator: 3 } })).toBe(1);
  expect(amountOf({ base: 0, quantity: 999, multiplier: noPromotion })).toBe(0);
  fc.assert(
    fc.property(facts, ({ base, quantity, multiplier: { numerator, denominator } }) => {
      const twice = 2 * (amountOf({ base, quantity, multiplier: { numerator, denominator } }) * denominator - base * quantity * numerator);
      return -denominator < twice && twice <= denominator;
    }),
  );
});

test('PTS-02 more of anything never earns less, and a share written larger is the same share', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 9 }), (line, times) => {
      const { numerator, denominator } = line.multiplier;
      const amount = amountOf(line);
      expect(amountOf({ ...line, base: line.base + times })).toBeGreaterThanOrEqual(amount);
      expect(amountOf({ ...line, quantity: line.quantity + times })).toBeGreaterThanOrEqual(amount);
      expect(amountOf({ ...line, multiplier: { numerator: numerator + times, denominator } })).toBeGreaterThanOrEqual(amount);
      expect(amountOf({ ...line, multiplier: { numerator: numerator * times, denominator: denominator * times } })).toBe(amount);
    }),
  );
});

test('PTS-02 what promotions added and what the rule gave are the amount', () => {
  const rest = {
    version: 1 as const,
    rounding: 'half_up' as const,
    promotionIds: [],
    rule: { id: '', by: 'sku' as const, tableVersion: 1 },
    product: { sku: '', name: '' },
  };
  fc.assert(
    fc.property(facts, (line) => addedByPromotion({ ...rest, ...line }) + line.base * line.quantity === amountOf({ ...rest, ...line })),
  );
});

test('PTS-01 points are made at issued alone, and end in an account of the campaign', () => {
  const isMembers = (role: string) => memberAccounts.some((account) => account === role);
  for (const code of entryCodes) {
    const { from, to } = routeOf[code];
    expect(from).not.toBe(to);
    expect(isMembers(from) || isMembers(to)).toBe(true);
    expect(to).not.toBe('issued');
    if (code !== 'credit') expect(from).not.toBe('issued');
  }
  expect(systemAccounts).toContain('issued');
});
