import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeRecurrence, recurrenceFrequencies, withoutPercent } from './index.ts';

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
const right = fc.record(
  {
    frequency: fc.constantFrom(...recurrenceFrequencies),
    until: fc.constantFrom('2026-12-31', '2028-02-29'),
    interval: fc.integer({ min: 1, max: 400 }),
    count: fc.integer({ min: 1, max: 400 }),
    byday: fc.uniqueArray(weekday, { maxLength: 7 }),
  },
  { requiredKeys: ['frequency'] },
);

test('VAL-13 a rule of known frequency, a real end, whole numbers and days of their own is taken', () => {
  fc.assert(fc.property(right, (rule) => Object.keys(judgeRecurrence(rule)).length === 0));
});

test.each([
  [{ frequency: 'hourly' }, { frequency: 'invalid' }],
  [{ frequency: undefined }, { frequency: 'invalid' }],
  [{ frequency: 'WEEKLY' }, { frequency: 'invalid' }],
  [{ frequency: 'weekly', until: '2026-02-30' }, { until: 'invalid_date' }],
  [{ frequency: 'weekly', until: 'tomorrow' }, { until: 'invalid_date' }],
  [{ frequency: 'weekly', until: 20261231 }, { until: 'invalid_date' }],
  [{ frequency: 'weekly', interval: 1.5 }, { interval: 'invalid' }],
  [{ frequency: 'weekly', interval: 0 }, { interval: 'invalid' }],
  [{ frequency: 'weekly', interval: '2' }, { interval: 'invalid' }],
  [{ frequency: 'weekly', count: 2.5 }, { count: 'invalid' }],
  [{ frequency: 'weekly', count: '3' }, { count: 'invalid' }],
  [{ frequency: 'weekly', count: 0 }, { count: 'invalid' }],
  [{ frequency: 'weekly', byday: ['MO', 'MO'] }, { byday: 'invalid' }],
  [{ frequency: 'weekly', byday: ['MON'] }, { byday: 'invalid' }],
  [{ frequency: 'weekly', byday: ['XX'] }, { byday: 'invalid' }],
  [
    { frequency: 'hourly', until: '', interval: 1.5, count: 0, byday: [1] },
    { frequency: 'invalid', until: 'invalid_date', interval: 'invalid', count: 'invalid', byday: 'invalid' },
  ],
  [{ frequency: 'weekly', byday: 'MO' }, { byday: 'invalid' }],
  [{ frequency: 'weekly', byday: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU', 'MO'] }, { byday: 'too_many' }],
])('VAL-13 %j is told at its field', (rule, faults) => {
  expect(judgeRecurrence(rule)).toEqual(faults);
});

test('VAL-12 a search term loses its percent signs and nothing else', () => {
  expect(withoutPercent(' 50% off% ')).toBe('50 off');
  fc.assert(fc.property(fc.string(), (term) => withoutPercent(term) === term.split('%').join('').trim()));
});
