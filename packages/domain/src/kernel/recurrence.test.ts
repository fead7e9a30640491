import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, firstDayOf, judgeRecurrence, recurrenceFrequencies, weekdayOf, weekdays, withoutPercent } from './index.ts';

const weekday = fc.constantFrom(...weekdays);
const end = fc.oneof(
  fc.record({ until: fc.constantFrom('2026-12-31', '2028-02-29') }),
  fc.record({ count: fc.integer({ min: 1, max: 999 }) }),
  fc.constant({}),
);
const right = fc
  .tuple(
    fc.record(
      {
        frequency: fc.constantFrom(...recurrenceFrequencies),
        interval: fc.integer({ min: 1, max: 999 }),
        byday: fc.uniqueArray(weekday, { maxLength: 7 }),
      },
      { requiredKeys: ['frequency'] },
    ),
    end,
  )
  .map(([rule, until]) => ({ ...rule, ...until }));

test('VAL-13 a rule of known frequency, a real end, whole numbers and days of their own is taken as it was written', () => {
  fc.assert(
    fc.property(right, (wish) => {
      const verdict = judgeRecurrence(wish);
      const { byday = [], ...rest } = wish;
      expect(verdict).toEqual({
        ok: true,
        rule: { interval: 1, until: null, count: null, ...rest, byday: weekdays.filter((day) => byday.includes(day)) },
      });
    }),
  );
});

test('VAL-13 the first day is the next one that the rule names, within a week', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.uniqueArray(weekday, { minLength: 1, maxLength: 7 }), day, (byday, from) => {
      const first = firstDayOf(byday, { from });
      expect(byday).toContain(weekdayOf(first));
      expect(first >= from && first <= addDays(from, 6)).toBe(true);
      for (let passed = from; passed < first; passed = addDays(passed, 1)) expect(byday).not.toContain(weekdayOf(passed));
    }),
  );
  expect(firstDayOf([], { from: '2026-11-22' })).toBe('2026-11-22');
  expect(weekdayOf('2026-11-22')).toBe('SU');
});

test.each([
  [{ frequency: 'hourly' }, { frequency: 'frequency_unknown' }],
  [{ frequency: undefined }, { frequency: 'frequency_unknown' }],
  [{ frequency: 'WEEKLY' }, { frequency: 'frequency_unknown' }],
  [{ frequency: 'weekly', until: '2026-02-30' }, { until: 'until_invalid' }],
  [{ frequency: 'weekly', until: 'tomorrow' }, { until: 'until_invalid' }],
  [{ frequency: 'weekly', until: 20261231 }, { until: 'until_invalid' }],
  [{ frequency: 'weekly', interval: 1.5 }, { interval: 'not_whole' }],
  [{ frequency: 'weekly', interval: 0 }, { interval: 'not_whole' }],
  [{ frequency: 'weekly', interval: 1000 }, { interval: 'not_whole' }],
  [{ frequency: 'weekly', interval: '2' }, { interval: 'not_whole' }],
  [{ frequency: 'weekly', count: 2.5 }, { count: 'not_whole' }],
  [{ frequency: 'weekly', count: '3' }, { count: 'not_whole' }],
  [{ frequency: 'weekly', count: 0 }, { count: 'not_whole' }],
  [{ frequency: 'weekly', count: 3, until: '2026-12-31' }, { count: 'until_and_count' }],
  [{ frequency: 'weekly', byday: ['MO', 'MO'] }, { byday: 'days_invalid' }],
  [{ frequency: 'weekly', byday: ['MON'] }, { byday: 'days_invalid' }],
  [{ frequency: 'weekly', byday: ['XX'] }, { byday: 'days_invalid' }],
  [
    { frequency: 'hourly', until: '', interval: 1.5, byday: [1] },
    { frequency: 'frequency_unknown', until: 'until_invalid', interval: 'not_whole', byday: 'days_invalid' },
  ],
  [{ frequency: 'weekly', byday: 'MO' }, { byday: 'days_invalid' }],
  [{ frequency: 'weekly', byday: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU', 'MO'] }, { byday: 'too_many_days' }],
])('VAL-13 %j is told at its field', (rule, faults) => {
  expect(judgeRecurrence(rule)).toEqual({ ok: false, faults });
});

test('VAL-12 a search term loses its percent signs and nothing else', () => {
  expect(withoutPercent(' 50% off% ')).toBe('50 off');
  fc.assert(fc.property(fc.string(), (term) => withoutPercent(term) === term.split('%').join('').trim()));
});
