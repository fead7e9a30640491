import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, recurrenceFrequencies, weekdayOf, weekdays } from '../kernel/index.ts';
import { judgeReminder, type ReminderWish } from './index.ts';

const campaign = { beginsOn: '2026-10-10', endsOn: '2026-12-23' };
/** A Sunday, in the afternoon. */
const now = { day: '2026-11-22', time: '15:00' };
const weekly = { frequency: 'weekly', byday: ['TU', 'FR'], at: '18:00' };
const judge = (wish: Partial<ReminderWish> = {}) => judgeReminder({ wish: { ...weekly, ...wish }, campaign, now });

test('VAL-13 a reminder begins on the next day that it names and ends with its campaign', () => {
  expect(judge()).toEqual({
    ok: true,
    reminder: {
      rule: { frequency: 'weekly', interval: 1, byday: ['TU', 'FR'], until: '2026-12-23', count: null },
      firstDay: '2026-11-24',
      at: '18:00',
    },
  });
  expect(judge({ count: 4 })).toMatchObject({ reminder: { rule: { until: null, count: 4 } } });
});

test.each([
  [{ at: '15:01' }, '2026-11-22'],
  [{ at: '15:00' }, '2026-11-23'],
])('VAL-13 %j: what is past today comes tomorrow', (wish, firstDay) => {
  expect(judge({ frequency: 'daily', byday: [], ...wish })).toMatchObject({ ok: true, reminder: { firstDay } });
});

test('VAL-13 before the campaign begins nobody is reminded', () => {
  const verdict = judgeReminder({ wish: weekly, campaign, now: { day: '2026-09-01', time: '08:00' } });
  expect(verdict).toMatchObject({ reminder: { firstDay: '2026-10-13' } }); // the first Tuesday from the tenth on
});

test.each<[Partial<ReminderWish>, object]>([
  [{ byday: [] }, { byday: 'day_required' }],
  [{ byday: undefined }, { byday: 'day_required' }],
  [{ byday: ['XX'] }, { byday: 'days_invalid' }],
  [{ at: '24:00' }, { at: 'time_invalid' }],
  [{ at: '' }, { at: 'time_invalid' }],
  [{ until: '2026-11-23' }, { until: 'until_before_start' }],
  [{ until: '2026-12-24' }, { until: 'until_after_campaign' }],
  [{ until: '2026-12-01', count: 2 }, { count: 'until_and_count' }],
  [
    { until: '2026-11-21', interval: 0, byday: [], at: '' },
    { interval: 'not_whole', byday: 'day_required', at: 'time_invalid', until: 'until_before_start' },
  ],
  [
    { frequency: 'hourly', interval: 0, until: 'x', byday: ['XX'], at: 'x' },
    { frequency: 'frequency_unknown', interval: 'not_whole', until: 'until_invalid', byday: 'days_invalid', at: 'time_invalid' },
  ],
])('VAL-13 %j is told at its field', (wish, fields) => {
  expect(judge(wish)).toEqual({ ok: false, fields });
});

test('VAL-13 when no day is left before the end, that is said where it can be mended', () => {
  const last = { day: '2026-12-23', time: '15:00' }; // a Wednesday
  expect(judgeReminder({ wish: weekly, campaign, now: last })).toEqual({ ok: false, fields: { byday: 'no_day_left' } });
  const daily = { frequency: 'daily', at: '14:00' };
  expect(judgeReminder({ wish: daily, campaign, now: last })).toEqual({ ok: false, fields: { at: 'no_day_left' } });
  expect(judgeReminder({ wish: { ...daily, at: '16:00' }, campaign, now: last })).toMatchObject({ ok: true });
});

test('VAL-13 whatever is taken begins in the campaign, after now, on a day of its own', () => {
  const wishes = fc.record({
    frequency: fc.constantFrom(...recurrenceFrequencies),
    byday: fc.uniqueArray(fc.constantFrom(...weekdays), { maxLength: 7 }),
    at: fc.constantFrom('00:00', '09:30', '15:00', '23:59'),
    until: fc.option(fc.constantFrom('2026-10-01', '2026-11-30', '2026-12-23', '2027-01-01'), { nil: undefined }),
  });
  const days = fc.integer({ min: -120, max: 60 }).map((shift) => addDays('2026-11-22', shift));
  fc.assert(
    fc.property(wishes, days, (wish, day) => {
      const verdict = judgeReminder({ wish, campaign, now: { day, time: '15:00' } });
      if (!verdict.ok) return Object.keys(verdict.fields).length > 0;
      const { firstDay, at, rule } = verdict.reminder;
      const isOnDay = rule.byday.length === 0 || rule.byday.includes(weekdayOf(firstDay));
      const isAhead = `${firstDay}T${at}` > `${day}T15:00`;
      const isInside = firstDay >= campaign.beginsOn && (rule.until ?? '') >= firstDay && (rule.until ?? '') <= campaign.endsOn;
      return isOnDay && isAhead && isInside;
    }),
  );
});
