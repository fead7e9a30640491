import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  dayIn,
  instantOf,
  isDay,
  judgeRepeat,
  mostRepeats,
  recurrenceFrequencies,
  repeatedDays,
  timeIn,
  weekdayOf,
  weekdays,
  type Recurrence,
  type RecurrenceWish,
} from './index.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const rule = (given: Partial<Recurrence>): Recurrence => ({
  frequency: 'weekly',
  interval: 1,
  byday: [],
  until: null,
  count: null,
  ...given,
});
const rules = fc.record({
  frequency: fc.constantFrom(...recurrenceFrequencies),
  interval: fc.integer({ min: 1, max: 5 }),
  byday: fc.uniqueArray(fc.constantFrom(...weekdays), { maxLength: 7 }),
});

test('VAL-13 the days of a rule rise, exist, lie on the days of the week that it names, and end where it ends', () => {
  fc.assert(
    fc.property(rules, day, fc.integer({ min: 1, max: 40 }), fc.nat(900), (given, firstDay, count, span) => {
      const counted = repeatedDays(rule({ ...given, count }), { firstDay, most: 50 });
      expect(counted.length).toBe(count);
      for (const [at, one] of counted.entries()) {
        expect(isDay(one) && one >= firstDay).toBe(true);
        if (at > 0) expect(one > (counted[at - 1] ?? '')).toBe(true);
        if (given.byday.length > 0) expect(given.byday).toContain(weekdayOf(one));
      }
      const until = addDays(firstDay, span);
      const ended = repeatedDays(rule({ ...given, until }), { firstDay, most: 50 });
      expect(ended).toEqual(repeatedDays(rule(given), { firstDay, most: 50 }).filter((one) => one <= until));
    }),
  );
});

test.each([
  [
    'the 31st comes on the last day of each month',
    { frequency: 'monthly' },
    '2027-12-31',
    ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'],
  ],
  [
    'a 30th leaves February out',
    { frequency: 'monthly' },
    '2027-01-30',
    ['2027-01-30', '2027-03-30', '2027-04-30', '2027-05-30', '2027-06-30'],
  ],
  [
    '29 February comes on the last of February',
    { frequency: 'yearly' },
    '2028-02-29',
    ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
  ],
  [
    'another day of February stays',
    { frequency: 'yearly' },
    '2027-02-28',
    ['2027-02-28', '2028-02-28', '2029-02-28', '2030-02-28', '2031-02-28'],
  ],
  [
    'weeks begin on Monday',
    { byday: ['MO', 'SU'], interval: 2 },
    '2026-11-22',
    ['2026-11-22', '2026-11-30', '2026-12-06', '2026-12-14', '2026-12-20'],
  ],
  [
    'every third day',
    { frequency: 'daily', interval: 3 },
    '2026-12-30',
    ['2026-12-30', '2027-01-02', '2027-01-05', '2027-01-08', '2027-01-11'],
  ],
] as const)('VAL-13 %s', (_, given, firstDay, days) => {
  expect(repeatedDays(rule(given), { firstDay, most: 5 })).toEqual(days);
});

test('VAL-13 a rule that goes on past the last day that can be written ends there', () => {
  for (const frequency of recurrenceFrequencies)
    expect(repeatedDays(rule({ frequency, interval: 999, byday: [] }), { firstDay: '9998-12-25', most: 5 })[0]).toBe('9998-12-25');
  expect(repeatedDays(rule({ frequency: 'yearly', interval: 999 }), { firstDay: '2026-01-01', most: 60 })).toHaveLength(8);
});

test('VAL-13 hours stay what the clock of the place shows, also where it changes between two dates', () => {
  for (const [zone, firstDay] of [
    ['America/Santiago', '2026-03-27'],
    ['Europe/Paris', '2026-03-20'],
    ['America/Sao_Paulo', '2026-03-27'],
  ] as const) {
    const days = repeatedDays(rule({ count: 4 }), { firstDay, most: 4 });
    const instants = days.map((one) => new Date(instantOf({ day: one, time: '19:00', zone })).toISOString());
    expect(instants.map((at) => [dayIn(zone, at), timeIn(zone, at)])).toEqual(days.map((one) => [one, '19:00']));
  }
});

const tuesday = '2026-12-01';
test('VAL-13 a rule that makes dates is taken with its days; without days of the week it is that of the first', () => {
  expect(judgeRepeat({ frequency: 'weekly', count: 3 }, { firstDay: tuesday })).toEqual({
    ok: true,
    repeat: { rule: rule({ byday: ['TU'], count: 3 }), days: ['2026-12-01', '2026-12-08', '2026-12-15'] },
  });
  const most = judgeRepeat({ frequency: 'daily', count: mostRepeats }, { firstDay: tuesday });
  expect(most.ok && most.repeat.days.length).toBe(mostRepeats);
});

test.each<[RecurrenceWish, object]>([
  [{ frequency: 'weekly' }, { until: 'end_required' }],
  [{ frequency: 'weekly', until: '2026-11-30' }, { until: 'ends_before_start' }],
  [{ frequency: 'weekly', until: '2026-02-30' }, { until: 'until_invalid' }],
  [{ frequency: 'weekly', until: '2026-12-31', count: 3 }, { count: 'until_and_count' }],
  [{ frequency: 'weekly', count: 0 }, { count: 'not_whole' }],
  [{ frequency: 'weekly', count: 3, interval: 0 }, { interval: 'not_whole' }],
  [{ frequency: 'weekly', count: 3, byday: ['MO', 'WE'] }, { byday: 'own_day_missing' }],
  [{ frequency: 'weekly', count: 3, byday: ['TU', 'TU'] }, { byday: 'days_invalid' }],
  [{ frequency: 'weekly', count: 3, byday: ['TUE'] }, { byday: 'days_invalid' }],
  [{ frequency: 'weekly', count: 3, byday: [...weekdays, 'TU'] }, { byday: 'too_many_days' }],
  [{ frequency: 'monthly', count: 3, byday: ['TU'] }, { byday: 'days_of_weeks_only' }],
  [{ frequency: 'daily', count: mostRepeats + 1 }, { count: 'too_many_dates' }],
  [{ frequency: 'daily', until: '2027-12-31' }, { until: 'too_many_dates' }],
  [{ frequency: 'weekly', count: 1 }, { count: 'one_date_only' }],
  [{ frequency: 'weekly', until: '2026-12-07' }, { until: 'one_date_only' }],
  [
    { frequency: 'hourly', byday: ['MO'] },
    { frequency: 'frequency_unknown', until: 'end_required', byday: 'days_of_weeks_only' },
  ],
])('VAL-13 dates are not made by %j: it is told at its field', (wish, faults) => {
  expect(judgeRepeat(wish, { firstDay: tuesday })).toEqual({ ok: false, faults });
});
