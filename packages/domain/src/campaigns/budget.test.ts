import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { forecastBudget, shareOf } from './index.ts';

const beginsOn = '2026-10-01';
const endsOn = '2026-12-14';
const today = '2026-11-10';
const daily = (points: (day: number) => number) =>
  Array.from({ length: 40 }, (_, day) => ({ day: addDays(beginsOn, day), spent: points(day) }));
const facts = {
  cap: 100_000,
  spent: 40_000,
  beginsOn,
  endsOn,
  today,
  promotions: [],
  promotionCap: shareOf('2'),
  days: daily(() => 1_000),
};
const double = { id: 'p', name: 'Em dobro', multiplier: shareOf('2'), isStackable: false, isNarrow: false };

test('CMP-06 the forecast names the day on which the budget runs out, sooner with a promotion that is planned', () => {
  expect(forecastBudget(facts)).toMatchObject({ pace: 1_000, runsOutOn: null, atEnd: 74_000, withoutPromotions: { runsOutOn: null } });
  expect(forecastBudget({ ...facts, cap: 50_000 })).toMatchObject({
    runsOutOn: '2026-11-20',
    earliest: '2026-11-20',
    latest: '2026-11-20',
  });
  const promoted = { ...facts, cap: 50_000, promotions: [{ ...double, beginsOn: '2026-11-11', endsOn: '2026-11-15' }] };
  expect(forecastBudget(promoted)).toMatchObject({ runsOutOn: '2026-11-15', withoutPromotions: { runsOutOn: '2026-11-20' } });
  // What a promotion gave in the past is not taken for the pace of the days to come.
  const past = {
    ...facts,
    days: daily((day) => (day >= 30 ? 2_000 : 1_000)),
    promotions: [{ ...double, beginsOn: '2026-10-31', endsOn: '2026-11-09' }],
  };
  expect(forecastBudget(past)?.pace).toBe(1_000);
});

test('CMP-06 a budget that is spent runs out today; nothing given yet has no forecast', () => {
  expect(forecastBudget({ ...facts, spent: 100_000 })?.runsOutOn).toBe(today);
  expect(forecastBudget({ ...facts, days: [], spent: 0 })).toBeUndefined();
});

test('CMP-06 of a campaign whose days vary by a fifth the forecast is off by less than a tenth', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.8, max: 1.2, noNaN: true }), { minLength: 75, maxLength: 75 }), (noise) => {
      const given = noise.map((share) => Math.round(1_000 * share));
      const spent = given.slice(0, 40).reduce((sum, points) => sum + points, 0);
      const all = given.reduce((sum, points) => sum + points, 0);
      const told = forecastBudget({ ...facts, cap: 10_000_000, spent, days: daily((day) => given[day] ?? 0) });
      expect(Math.abs((told?.atEnd ?? 0) - all) / all).toBeLessThan(0.1);
    }),
  );
});

test('CMP-06 the pace is that of the last two weeks, its busiest and calmest week bound the day on which the budget ends', () => {
  // Two weeks before today: 400 a day, then 800 a day; what was given before them says nothing.
  const days = daily((day) => (day < 26 ? 9_000 : day < 33 ? 400 : 800));
  expect(forecastBudget({ ...facts, days, cap: 46_000 })).toMatchObject({
    pace: 600,
    runsOutOn: '2026-11-20',
    earliest: '2026-11-18',
    latest: '2026-11-25',
    atEnd: 40_000 + 34 * 600,
  });
  // Three days of a campaign that began the day before yesterday: no week to compare.
  const young = { ...facts, beginsOn: '2026-11-07', cap: 46_000, days: [{ day: '2026-11-09', spent: 1_800 }] };
  expect(forecastBudget(young)).toMatchObject({ pace: 600, runsOutOn: '2026-11-20', earliest: '2026-11-20', latest: '2026-11-20' });
});

test('CMP-06 a promotion of a part lifts the pace by three tenths of its surplus, within its days alone', () => {
  const promotions = (isNarrow: boolean) => [{ ...double, isNarrow, beginsOn: '2026-11-11', endsOn: '2026-11-20' }];
  expect(forecastBudget({ ...facts, promotions: promotions(false) })?.atEnd).toBe(84_000);
  expect(forecastBudget({ ...facts, promotions: promotions(true) })?.atEnd).toBe(77_000);
  const both = [...promotions(true), { ...double, id: 'w', multiplier: shareOf('1.5'), beginsOn: '2026-11-11', endsOn: '2026-11-20' }];
  expect(forecastBudget({ ...facts, promotions: both })?.atEnd).toBe(74_000 + 10 * (500 + 150));
});

test('CMP-06 a campaign that begins today has no forecast', () => {
  expect(forecastBudget({ ...facts, beginsOn: today, days: [] })).toBeUndefined();
});
