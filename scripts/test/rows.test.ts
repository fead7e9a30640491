import { expect, test } from 'vitest';
import { rowsOf, tableOf } from './rows.mjs';

const report = (level: string | null, ...tests: [string, string][]) => ({
  level,
  tests: tests.map(([name, status]) => ({ name, status })),
});

test('a requirement is shown at the highest level of its passed tests', () => {
  const rows = rowsOf([
    report('rule', ['LOG-01 refuses', 'passed']),
    report('browser', ['LOG-01 LOG-02 logs in', 'passed']),
    report('http', ['LOG-01 answers', 'passed']),
  ]);

  expect(rows['LOG-01']).toMatchObject({ level: 'browser', passed: 3, failed: 0 });
  expect(rows['LOG-02']).toMatchObject({ level: 'browser', passed: 1 });
});

test('failed and skipped tests show nothing, and steps without a level neither', () => {
  const rows = rowsOf([report('http', ['SES-01 a', 'failed'], ['SES-02 b', 'skipped']), report(null, ['SES-03 c', 'passed'])]);

  expect(rows).toEqual({ 'SES-01': { level: null, passed: 0, failed: 1, tests: [] } });
  expect(tableOf(rows)).toContain('1 FAILED');
});

test('room names with a digit are requirements, other words are none', () => {
  expect(Object.keys(rowsOf([report('rule', ['I18-01 and UTF-8 and ISO-8601', 'passed'])]))).toEqual(['I18-01']);
});
