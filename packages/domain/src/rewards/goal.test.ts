import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { judgeGoal, planGoal, redemptionRefusals, type GoalWay } from './index.ts';

const today = '2026-11-20';
const day = fc.integer({ min: -3, max: 40 }).map((days) => addDays(today, days));
const photo = fc.record({
  kind: fc.constant('photo' as const),
  ref: fc.constant('p'),
  points: fc.integer({ min: 0, max: 300 }),
  until: day,
});
const promoted = fc.record({
  kind: fc.constant('sale' as const),
  ref: fc.constant('s'),
  points: fc.integer({ min: 1, max: 500 }),
  until: day,
});
const usual: fc.Arbitrary<GoalWay> = fc.integer({ min: 1, max: 400 }).map((points) => ({ kind: 'sale', ref: 'u', points, until: null }));
const pace = fc.record({
  units: fc.integer({ min: 0, max: 60 }),
  points: fc.integer({ min: 0, max: 9_000 }),
  days: fc.integer({ min: 7, max: 28 }),
});
const asks = fc.record({
  missing: fc.integer({ min: 0, max: 20_000 }),
  today: fc.constant(today),
  lastDay: day,
  pace,
  ways: fc
    .tuple(fc.array(photo, { maxLength: 3 }), fc.array(promoted, { maxLength: 2 }), usual)
    .map(([photos, sales, last]) => [...photos, ...sales, last]),
});

test('RWD-01 the steps of a plan add up to what is missing, and none of them is too many', () => {
  fc.assert(
    fc.property(asks, (ask) => {
      const { steps, total, short } = planGoal(ask);
      expect(short).toBe(0);
      expect(total).toBe(steps.reduce((sum, { points, quantity }) => sum + points * quantity, 0));
      expect(total).toBeGreaterThanOrEqual(ask.missing);
      const last = steps.at(-1);
      if (last) expect(total - last.points).toBeLessThan(ask.missing);
      expect(steps.every(({ kind, quantity }) => quantity >= 1 && (kind === 'sale' || quantity === 1))).toBe(true);
    }),
  );
});

test('RWD-01 nothing is planned that is over, and of what ends no more than the member sells until then', () => {
  fc.assert(
    fc.property(asks, (ask) => {
      let sold = 0;
      for (const { kind, until, quantity } of planGoal(ask).steps) {
        if (until !== null) expect(until >= today).toBe(true);
        if (kind === 'sale') sold += quantity;
        const days = (Date.parse(until ?? today) - Date.parse(today)) / 86_400_000 + 1;
        if (kind === 'sale' && until !== null) expect(sold * ask.pace.days).toBeLessThanOrEqual(ask.pace.units * days);
      }
    }),
  );
});

test('RWD-01 more that is missing never comes sooner, and nobody without sales is promised a day of sales', () => {
  fc.assert(
    fc.property(asks, fc.integer({ min: 1, max: 2_000 }), (ask, more) => {
      const ways = ask.ways.filter(({ until }) => until === null);
      const near = planGoal({ ...ask, ways });
      const far = planGoal({ ...ask, ways, missing: ask.missing + more });
      if (near.reachesOn !== null && far.reachesOn !== null) expect(far.reachesOn >= near.reachesOn).toBe(true);
      if (near.atPaceOn !== null && far.atPaceOn !== null) expect(far.atPaceOn >= near.atPaceOn).toBe(true);
      if (ask.pace.units === 0) expect(far.reachesOn).toBeNull();
      if (near.reachesOn !== null && near.atPaceOn !== null) expect(near.reachesOn <= near.atPaceOn).toBe(true);
      if (near.reachesOn !== null && ask.missing > 0) expect(near.isInTime).toBe(near.reachesOn <= ask.lastDay);
    }),
  );
});

test('RWD-01 a plan takes the photo of the week, then the promotion while it lasts, then what is usually sold', () => {
  const plan = planGoal({
    missing: 720,
    today,
    lastDay: '2026-12-23',
    pace: { units: 14, points: 1_400, days: 28 }, // a sale every second day
    ways: [
      { kind: 'photo', ref: 'front', points: 100, until: '2026-11-22' },
      { kind: 'sale', ref: 'fridge', points: 180, until: '2026-11-23' },
      { kind: 'sale', ref: 'washer', points: 90, until: null },
    ],
  });
  expect(plan.steps.map(({ ref, quantity }) => [ref, quantity])).toEqual([
    ['front', 1],
    ['fridge', 2],
    ['washer', 3],
  ]);
  expect(plan).toMatchObject({ total: 730, short: 0, reachesOn: '2026-11-29', atPaceOn: '2026-12-05', isInTime: true, soldAWeek: 3 });
});

test('RWD-01 a plan that the campaign ends before says how many sales a week it would take', () => {
  const ways = [{ kind: 'sale' as const, ref: 'washer', points: 100, until: null }];
  const ask = { missing: 3_000, today, lastDay: '2026-12-03', pace: { units: 28, points: 2_800, days: 28 }, ways };
  expect(planGoal(ask)).toMatchObject({ isInTime: false, reachesOn: '2026-12-19', neededAWeek: 15, soldAWeek: 7 });
  expect(planGoal({ ...ask, ways: [] })).toMatchObject({ steps: [], total: 0, short: 3_000, reachesOn: null, isInTime: false });
  expect(planGoal({ ...ask, missing: 0 })).toMatchObject({ steps: [], reachesOn: today, isInTime: true });
});

test('RWD-01 what a plan leads over ends no goal; everything else does', () => {
  expect(redemptionRefusals.filter((one) => judgeGoal([one]) === undefined)).toEqual([
    'training_missing',
    'level_required',
    'points_short',
    'address_required',
  ]);
  expect(judgeGoal(['points_short', 'out_of_stock', 'reward_retired'])).toBe('reward_retired');
});
