import { expect, test } from 'vitest';
import { addUp, isGood } from './add-up.mjs';

const good = { step: 'types', level: null, fault: undefined, tests: [{ name: 'types of server', status: 'passed', detail: '' }] };
const sumOf = (planted: unknown, inCI = false) =>
  addUp(['types', 'planted'], (step: string) => (step === 'types' ? good : planted), { inCI });
const planted = (tests: { name: string; status: string }[], fault?: string) => ({ step: 'planted', level: 'rule', fault, tests });

test('what passed is counted, and only then the run is good', () => {
  const sum = sumOf(planted([{ name: 'a', status: 'passed' }]));

  expect(sum.closing).toBe('2 passed, 0 failed');
  expect(isGood(sum)).toBe(true);
});

test.each([
  ['wrote no report', undefined, 'it wrote no report'],
  ['crashed after its tests had passed', planted([{ name: 'a', status: 'passed' }], 'it ended with 139'), 'it ended with 139'],
  ['crashed before its first test', planted([], 'it wrote no results'), 'it wrote no results'],
  ['ran no test', planted([]), 'it ran no test'],
  ['skipped all its tests', planted([{ name: 'a', status: 'skipped' }]), 'all its tests were skipped'],
])('a step that %s has failed', (_, report, detail) => {
  const sum = sumOf(report);

  expect(sum.closing).toMatch(/ passed, 1 failed$/);
  expect(sum.failures).toEqual([{ step: 'planted', name: 'the step itself', detail }]);
  expect(isGood(sum)).toBe(false);
});

test('a failed test is one failure', () => {
  expect(sumOf(planted([{ name: 'a', status: 'failed' }])).closing).toBe('1 passed, 1 failed');
});

test('a flaky test is named, and neither passed nor failed', () => {
  const sum = sumOf(planted([{ name: 'a', status: 'flaky' }]));

  expect(sum.flaky).toEqual([{ step: 'planted', name: 'a' }]);
  expect(sum.closing).toBe('1 passed, 0 failed');
});

test('what a step repeats from another one is counted there, its failures here', () => {
  const twice = {
    ...planted([
      { name: 'a', status: 'passed' },
      { name: 'b', status: 'failed' },
    ]),
    repeats: 'types',
  };

  expect(sumOf(twice).closing).toBe('1 passed, 1 failed');
});

test('a skipped test is named, and fails in CI', () => {
  const report = planted([
    { name: 'a', status: 'passed' },
    { name: 'b', status: 'skipped' },
  ]);

  expect(sumOf(report).skips).toEqual([{ step: 'planted', name: 'b' }]);
  expect(sumOf(report).closing).toBe('2 passed, 0 failed');
  expect(sumOf(report, true).closing).toBe('2 passed, 1 failed');
});

test('a run without a test is not good', () => {
  expect(isGood(addUp([], () => undefined))).toBe(false);
});
