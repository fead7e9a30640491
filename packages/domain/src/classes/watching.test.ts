import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byServersClock, countedSpan, longestSpanMs, neededMinutes, phaseOf, verdictOf, windowOf } from './index.ts';

const minute = 60_000;

test('WEB-04 what is watched counts after the joining, inside the encounter and not in the future, whatever a device says', () => {
  const at = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(at, at, at, at, at, at, (from, to, joinedAt, begin, length, now) => {
      const window = [begin, begin + length] as const;
      const cut = countedSpan([from, to], { joinedAt, window, now });
      if (cut === null) return true;
      return cut[0] >= Math.max(from, joinedAt, window[0]) && cut[1] <= Math.min(to, window[1], now) && cut[1] > cut[0];
    }),
  );
  const open = { joinedAt: 0, window: [0, 60 * minute] as const, now: 60 * minute };
  expect(countedSpan([0, longestSpanMs], open)).toEqual([0, longestSpanMs]);
  expect(countedSpan([0, longestSpanMs + 1], open)).toBeNull();
  expect(countedSpan([10, 10], open)).toBeNull();
});

test('WEB-04 a device whose clock is wrong by two hours tells the same time', () => {
  const wrong = 120 * minute;
  expect(byServersClock(1_000 + wrong, { sentAt: 5_000 + wrong, now: 5_000 })).toBe(1_000);
  expect(byServersClock(9_000, { sentAt: 5_000, now: 5_000 })).toBe(5_000);
});

test('WEB-04 an encounter counts from its begin or an earlier start, to its end or the end by hand', () => {
  const planned = { beginsAt: 100, endsAt: 200, startedAt: null, endedAt: null };
  expect(windowOf(planned)).toEqual([100, 200]);
  expect(windowOf({ ...planned, startedAt: 90, endedAt: 150 })).toEqual([90, 150]);
  expect(windowOf({ ...planned, startedAt: 120 })).toEqual([100, 200]);
});

test('WEB-04 measured time counts up to what was planned, equality passes, and what a person marked outranks it', () => {
  const of = (watchedSeconds: number | null, presence: 'present' | 'absent' | 'excused' | null = null) =>
    verdictOf([{ minutes: 60, presence, watchedSeconds }], 75);
  expect([of(45 * 60), of(45 * 60 - 1), of(0), of(null)]).toEqual(['approved', 'not_approved', 'not_approved', undefined]);
  expect([of(3_600, 'absent'), of(0, 'present'), of(3_600, 'excused')]).toEqual(['not_approved', 'approved', 'not_approved']);
  // An hour too much in one encounter does not stand for another.
  const two = [
    { minutes: 60, presence: null, watchedSeconds: 7_200 },
    { minutes: 60, presence: null, watchedSeconds: 0 },
  ] as const;
  expect(verdictOf(two, 75)).toBe('not_approved');
  expect([neededMinutes(60, 75), neededMinutes(50, 75), neededMinutes(60, 0)]).toEqual([45, 38, 0]);
});

test('WEB-02 an encounter waits, opens, runs, pauses and is over', () => {
  const held = { beginsAt: 100, endsAt: 200, startedAt: null, pausedAt: null, endedAt: null };
  const phase = (change: Partial<Record<keyof typeof held, number>>, now: number) =>
    phaseOf({ ...held, ...change }, { now, enterableAt: 85 });
  expect([phase({}, 84), phase({}, 85), phase({ startedAt: 90 }, 95), phase({ startedAt: 90, pausedAt: 99 }, 120)]).toEqual([
    'before',
    'open',
    'running',
    'paused',
  ]);
  expect([phase({ startedAt: 90, endedAt: 150 }, 150), phase({}, 200), phase({ startedAt: 90 }, 199)]).toEqual(['over', 'over', 'running']);
});
