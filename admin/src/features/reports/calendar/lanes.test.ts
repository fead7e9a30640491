import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lanesOf } from './lanes.ts';

test('LIV-01 dates of one day that are at once stand beside each other, and no two cover each other', () => {
  const pieces = fc.array(
    fc.record({ from: fc.nat(1000), long: fc.integer({ min: 1, max: 300 }) }).map(({ from, long }) => ({ from, to: from + long })),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(pieces, (all) => {
      const lanes = lanesOf(all);
      expect(lanes.size).toBe(all.length);
      for (const one of all)
        for (const other of all) {
          const [a, b] = [lanes.get(one), lanes.get(other)];
          const isAtOnce = one !== other && one.from < other.to && other.from < one.to;
          expect(a !== undefined && a.lane < a.lanes).toBe(true);
          if (isAtOnce) expect([a?.lane === b?.lane, a?.lanes === b?.lanes]).toEqual([false, true]);
        }
    }),
  );
  const [first, second, apart] = [
    { from: 540, to: 600 },
    { from: 570, to: 700 },
    { from: 700, to: 720 },
  ];
  expect([...lanesOf([first, second, apart]).values()]).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 1 },
  ]);
});
