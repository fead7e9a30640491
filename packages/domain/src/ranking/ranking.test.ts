import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { earnedPeriods, periodBegin } from '../ledger/index.ts';
import { placeBehind, placesOf, rankingCounted } from './index.ts';

const standings = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 40 }).map((points) => points.toSorted((one, two) => two - one));

test('RNK-01 ties share a place, and as many places are left out behind them', () => {
  expect(placesOf([90, 70, 70, 50])).toEqual([1, 2, 2, 4]);
  expect(placesOf([5, 5, 5])).toEqual([1, 1, 1]);
  fc.assert(
    fc.property(standings, (points) => {
      expect(placesOf(points)).toEqual(points.map((own) => 1 + points.filter((other) => other > own).length));
    }),
  );
});

test('RNK-01 neighbours cut out of a ranking have the places that they have in the whole of it', () => {
  fc.assert(
    fc.property(standings, fc.nat(39), fc.nat(10), (points, from, length) => {
      const whole = placesOf(points);
      const cut = placesOf(points.slice(from, from + length), { place: whole[from] ?? null, position: from + 1 });
      expect(cut).toEqual(whole.slice(from, from + length));
    }),
  );
  expect(placesOf([9, 9, 8], { place: null, position: null })).toEqual([null, null, null]);
  expect([placeBehind(0), placeBehind(rankingCounted - 1), placeBehind(rankingCounted)]).toEqual([1, rankingCounted, null]);
});

const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2024-01-01', days));

test('RNK-01 D23 a day lies in one week from its Sunday, in one month, and in the whole', () => {
  expect(['2026-11-21', '2026-11-22', '2026-11-28'].map((one) => periodBegin('week', one))).toEqual([
    '2026-11-15',
    '2026-11-22',
    '2026-11-22',
  ]);
  expect(periodBegin('month', '2026-11-30')).toBe('2026-11-01');
  fc.assert(
    fc.property(day, (one) => {
      for (const period of earnedPeriods) {
        const begin = periodBegin(period, one);
        expect(begin <= one).toBe(true);
        expect(periodBegin(period, begin)).toBe(begin);
      }
      expect(new Date(`${periodBegin('week', one)}T00:00:00Z`).getUTCDay()).toBe(0);
      expect(addDays(periodBegin('week', one), 7) > one).toBe(true);
    }),
  );
});
