import { expect, test } from 'vitest';
import { verdictOf, type RaceResult } from './race-result.ts';

const result = (change: Partial<RaceResult>): RaceResult => ({
  rounds: 2,
  winners: 2,
  allowed: 2,
  faults: [],
  violations: [],
  guards: 1,
  ...change,
});
const good = { double: result({ winners: 6 }), ours: result({}) };
const isOk = (change: Partial<typeof good>) => verdictOf({ name: 'oversell', requirement: 'RWD-03' }, { ...good, ...change }).ok;

test('a race is won by ours, where its double fails', () => {
  expect(isOk({})).toBe(true);
  expect(isOk({ double: result({ violations: ['stock -1'] }) })).toBe(true);
});

test('a double that holds, or is only refused by the database, fails the race', () => {
  expect(isOk({ double: result({}) })).toBe(false);
  expect(isOk({ double: result({ winners: 0, faults: ['fault: duplicate key'] }) })).toBe(false);
});

test('ours fails with one winner too many, one too few, a fault, or a row of verify', () => {
  for (const change of [{ winners: 3 }, { winners: 1 }, { faults: ['fault: deadlock'] }, { violations: ['stock -1'] }])
    expect(isOk({ ours: result(change) })).toBe(false);
});
