import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  judgeRedemption,
  missingPoints,
  missingTrainings,
  redemptionObstacles,
  redemptionObstacleWords,
  type RedemptionFacts,
} from './index.ts';

const facts: fc.Arbitrary<RedemptionFacts> = fc.record({
  isOffered: fc.boolean(),
  memberStatus: fc.constantFrom('approved', 'awaiting_approval', 'blocked'),
  isRegistered: fc.boolean(),
  isSpendable: fc.boolean(),
  isPublished: fc.boolean(),
  isTrainingDone: fc.boolean(),
  isLevelReached: fc.boolean(),
  used: fc.nat(5),
  maximum: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  stock: fc.nat(3),
  isCode: fc.boolean(),
  available: fc.nat(1_000),
  price: fc.integer({ min: 1, max: 1_000 }),
});
const fine: RedemptionFacts = {
  isOffered: true,
  memberStatus: 'approved',
  isRegistered: true,
  isSpendable: true,
  isPublished: true,
  isTrainingDone: true,
  isLevelReached: true,
  used: 0,
  maximum: null,
  stock: 1,
  isCode: false,
  available: 100,
  price: 100,
};

test('RWD-02 each obstacle alone refuses by its own code', () => {
  expect(judgeRedemption(fine)).toBeUndefined();
  const wrong: [Partial<RedemptionFacts>, string][] = [
    [{ memberStatus: 'blocked' }, 'member_blocked'],
    [{ memberStatus: 'awaiting_approval' }, 'member_not_approved'],
    [{ isRegistered: false }, 'not_registered'],
    [{ isSpendable: false }, 'campaign_closed'],
    [{ isPublished: false }, 'reward_retired'],
    [{ isTrainingDone: false }, 'training_missing'],
    [{ isLevelReached: false }, 'level_required'],
    [{ used: 2, maximum: 2 }, 'category_maximum'],
    [{ stock: 0 }, 'out_of_stock'],
    [{ stock: 0, isCode: true }, 'no_codes_left'],
    [{ available: 99 }, 'points_short'],
  ];
  expect(redemptionObstacles({ ...fine, isOffered: false, stock: 0, available: 0 })).toEqual(['reward_not_offered']);
  for (const [given, refusal] of wrong) expect(redemptionObstacles({ ...fine, ...given })).toEqual([refusal]);
});

test('RWD-02 obstacles come in the order in which a person can act on them, each once', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const found = redemptionObstacles(given);
      expect(found).toEqual(redemptionObstacleWords.filter((code) => found.includes(code)));
      expect(judgeRedemption(given)).toBe(found[0]);
    }),
  );
});

test('RWD-03 what is redeemed was paid for, in stock and within the maximum', () => {
  fc.assert(
    fc.property(facts, (given) => {
      if (judgeRedemption(given) !== undefined) return;
      expect((given.available ?? 0) - given.price).toBeGreaterThanOrEqual(0);
      expect(given.stock).toBeGreaterThanOrEqual(1);
      expect(given.used).toBeLessThan(given.maximum ?? Infinity);
    }),
  );
});

test('RWD-02 more points, more stock or a higher maximum never turn a yes into a no', () => {
  fc.assert(
    fc.property(facts, fc.nat(500), fc.nat(5), (given, points, units) => {
      if (judgeRedemption(given) !== undefined) return;
      const { available, stock, maximum } = given;
      const more = { available: (available ?? 0) + points, stock: stock + units, maximum: maximum === null ? null : maximum + units };
      expect(judgeRedemption({ ...given, ...more })).toBeUndefined();
    }),
  );
});

test('RWD-02 missing points and the refusal say the same', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.integer({ min: 1, max: 1_000 }), (available, price) => {
      const isShort = judgeRedemption({ ...fine, available, price }) === 'points_short';
      expect(missingPoints({ available, price }) > 0).toBe(isShort);
    }),
  );
  expect(judgeRedemption({ ...fine, available: null, price: 1_000_000 })).toBeUndefined();
});

test('RWD-02 a reward asks for all of its trainings: what is missing is what is not finished, in their order', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(ids, ids, (required, finished) => {
      const asked = required.map((id, place) => ({ kind: place % 2 === 0 ? ('course' as const) : ('trail' as const), id }));
      const missing = missingTrainings(asked, new Set(finished)).map(({ id }) => id);
      expect([...missing, ...required.filter((id) => finished.includes(id))].toSorted()).toEqual(required.toSorted());
      expect(missing).toEqual(required.filter((id) => missing.includes(id)));
    }),
    { examples: [[['a', 'b'], ['b']]] },
  );
});
