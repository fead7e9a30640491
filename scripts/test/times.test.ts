import { expect, test } from 'vitest';
import { limitMinutes, timesOf } from './times.mjs';

const report = (step: string, seconds: number, ...tests: [string, number][]) => ({
  step,
  seconds,
  tests: tests.map(([name, taken]) => ({ name, seconds: taken })),
});

test('the slowest tests of all steps come first, twenty of them', () => {
  const many = Array.from({ length: 30 }, (_, place): [string, number] => [`quick ${place}`, place / 100]);
  const lines = timesOf([report('int', 65, ['slow', 9], ...many), report('browser', 3, ['slowest', 12.34])], { seconds: 70 }).split('\n');

  expect(lines[0]).toMatch(/^int +1 min 5\.0 s {2}31 tests$/);
  const shown = lines.filter((line) => / s {2}\w+: /.test(line));
  expect(shown).toHaveLength(20);
  expect(shown.slice(0, 2)).toEqual(['    12.3 s  browser: slowest', '     9.0 s  int: slow']);
});

test('a run that is over its limit says so, unless it is the long one', () => {
  const seconds = limitMinutes * 60 + 1;

  expect(timesOf([], { seconds })).toContain('OVER its limit');
  expect(timesOf([], { seconds: seconds - 1 })).not.toContain('OVER');
  expect(timesOf([], { seconds, isLong: true })).not.toContain('OVER');
});
