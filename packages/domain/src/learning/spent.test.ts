import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeSpent, spentSeconds, type Stretch } from './spent.ts';

const now = 10_000_000_000;
const stretch = fc
  .tuple(fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 1, max: 1_000_000 }))
  .map(([from, length]): Stretch => [from, from + length]);
const merge = (stretches: Stretch[]) => stretches.reduce<Stretch[]>((known, one) => mergeSpent(known, one, now), []);

test('PLY-14 time from two devices is counted once, in any order, any number of times', () => {
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 12 }), (stretches) => {
      expect(merge([...stretches].reverse())).toEqual(merge(stretches));
      expect(merge([...stretches, ...stretches])).toEqual(merge(stretches));
    }),
  );
});

test('PLY-14 time only grows, and by no more than was spent', () => {
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 8 }), stretch, (known, one) => {
      const before = spentSeconds(merge(known));
      const after = spentSeconds(merge([...known, one]));
      return after >= before && after <= before + (one[1] - one[0]) / 1_000 + 1;
    }),
  );
});

test('PLY-14 a stretch that ends in the future, is empty or lasts days counts for nothing', () => {
  expect(mergeSpent([], [0, now + 600_000], now)).toEqual([]);
  expect(mergeSpent([], [5, 5], now)).toEqual([]);
  expect(mergeSpent([], [0, 25 * 3_600_000], now)).toEqual([]);
});

test('PLY-14 D04 what overlaps or touches is one stretch, what lies apart stays apart, and its seconds are the sum', () => {
  expect(
    merge([
      [0, 10_000],
      [5_000, 12_000],
      [12_000, 13_000],
    ]),
  ).toEqual([[0, 13_000]]);
  expect(
    merge([
      [20_000, 30_000],
      [0, 10_000],
    ]),
  ).toEqual([
    [0, 10_000],
    [20_000, 30_000],
  ]);
  expect(
    spentSeconds(
      merge([
        [20_000, 30_000],
        [0, 10_000],
        [0, 10_000],
      ]),
    ),
  ).toBe(20);
  const known: Stretch[] = [[0, 10_000]];
  expect(mergeSpent(known, [5, 5], now)).toEqual(known);
});

test('PLY-14 a stretch may end five minutes ahead of the server, and be a whole day long', () => {
  const end = now + 300_000;
  expect(mergeSpent([], [end - 1_000, end], now)).toEqual([[end - 1_000, end]]);
  expect(mergeSpent([], [end - 1_000, end + 1], now)).toEqual([]);
  expect(mergeSpent([], [now - 86_400_000, now], now)).toHaveLength(1);
  expect(mergeSpent([], [now - 86_400_001, now], now)).toEqual([]);
});
