import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueStage, dueStages, earliest, idsIn } from './index.ts';

test('reminders go from a week before to overdue and never back, and end a week after the day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -7, max: 7 }), fc.nat(7), (daysLeft, later) => {
      const [before, after] = [dueStage(daysLeft), dueStage(daysLeft - later)];
      if (before && after) expect(dueStages.indexOf(after)).toBeGreaterThanOrEqual(dueStages.indexOf(before));
    }),
  );
  expect([8, 7, 2, 1, 0, -1, -7, -8].map(dueStage)).toEqual([
    undefined,
    'week_before',
    'week_before',
    'day_before',
    'day_before',
    'overdue',
    'overdue',
    undefined,
  ]);
});

test('of several days the earliest counts; a path without one takes nothing away', () => {
  const day = fc.constantFrom('2026-12-01', '2026-11-30', '2027-01-15');
  fc.assert(fc.property(fc.array(fc.option(day)), (days) => days.every((one) => one === null || (earliest(days) ?? '') <= one)));
  expect(earliest([null, null])).toBeNull();
});

test('FIL-01 all, nothing and an empty list are no filter; an id twice is one', () => {
  expect([undefined, '', 'all'].map(idsIn)).toEqual([undefined, undefined, undefined]);
  expect(idsIn('a,b,a')).toEqual(['a', 'b']);
});
