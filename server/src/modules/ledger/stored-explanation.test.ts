/** Law 11: what was ever stored can be read for ever. Fixtures are added to, never changed. */
import { ExplanationShape } from '@vitrine/contract/ledger';
import { amountOf, explainedBy, noPromotion, type Explanation } from '@vitrine/domain/ledger';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import first from './fixtures/explanation-1.json' with { type: 'json' };
import { parseExplanation, storeExplanation } from './stored-explanation.ts';

test('PTS-02 an explanation of any release is read as it was written, and gives the same amount', () => {
  const read = first.map((stored) => parseExplanation(stored));
  expect(read).toEqual(first);
  expect(read.map((one) => one && amountOf(one))).toEqual([68, 40, 0, 50]);
  for (const one of read) expect(ExplanationShape.parse(one)).toEqual(one); // and may be told as it is
  expect(parseExplanation(null)).toBeNull();
});

test('PTS-02 whatever is computed today is read again as it was', () => {
  fc.assert(
    fc.property(fc.constantFrom(...explainedBy), fc.nat(), fc.integer({ min: 1, max: 99 }), (by, base, quantity) => {
      const explanation: Explanation = {
        version: 1,
        base,
        quantity,
        multiplier: noPromotion,
        rounding: 'half_up',
        promotionIds: ['p'],
        promotionNames: ['Natal'],
        rule: { id: 'r', by, tableVersion: 1 },
        product: { sku: '', name: 'Vitrine' },
      };
      expect(parseExplanation(JSON.parse(storeExplanation(explanation)))).toEqual(explanation);
    }),
  );
});

test('PTS-02 what no version wrote is a fault, never half read', () => {
  for (const stored of [{ ...first[0], version: 2 }, { ...first[0], rounding: 'down' }, {}, 'x'])
    expect(() => parseExplanation(stored)).toThrow();
});
