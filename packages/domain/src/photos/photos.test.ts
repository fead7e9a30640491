import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf, addDays } from '../kernel/index.ts';
import {
  judgePhotoDecision,
  judgeSender,
  photoFlagsOf,
  photoReasons,
  needsNote,
  photoStates,
  weekIn,
  weekOfDay,
  weeksUntil,
} from './index.ts';

const days = fc.integer({ min: 0, max: 8_000 }).map((n) => addDays('2015-01-01', n));

test('PHO-02 D23 a week begins on its Sunday and has seven days that all name it', () => {
  fc.assert(
    fc.property(days, (day) => {
      const week = weekOfDay(day);
      expect(new Date(`${week.from}T12:00:00Z`).getUTCDay()).toBe(0);
      expect(week.from <= day && day <= week.to).toBe(true);
      for (let n = 0; n < 7; n += 1) expect(weekOfDay(addDays(week.from, n))).toEqual(week);
      expect(weekOfDay(addDays(week.to, 1)).from).toBe(addDays(week.from, 7));
    }),
    { examples: [['2026-09-05'], ['2026-09-06'], ['2026-04-04'], ['2026-03-08'], ['2026-11-01'], ['2024-02-29']] },
  );
});

/** Zones whose clocks change on the night from Saturday to Sunday, and one that never does. */
const zones = ['America/Santiago', 'America/Toronto', 'America/Sao_Paulo', 'America/Asuncion'];

test('PHO-02 D23 23:59 of a Saturday and 00:01 of the Sunday after it lie in two weeks, in zones whose clock changes too', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), days, (zone, day) => {
      const { from, to } = weekOfDay(day);
      expect(weekIn(zone, instantOf({ zone, day: to, time: '23:59' })).from).toBe(from);
      expect(weekIn(zone, instantOf({ zone, day: addDays(to, 1), time: '01:01' })).from).toBe(addDays(from, 7));
    }),
  );
});

test.each([
  // In Chile 23:00 of 4 April came twice: both lie in the old week.
  ['America/Santiago', '2026-04-05T02:30:00.000Z', '2026-03-29'],
  ['America/Santiago', '2026-04-05T03:59:00.000Z', '2026-03-29'],
  ['America/Santiago', '2026-04-05T04:01:00.000Z', '2026-04-05'],
  // There 00:00 of 6 September does not exist: the Sunday begins at one o'clock.
  ['America/Santiago', '2026-09-06T03:59:00.000Z', '2026-08-30'],
  ['America/Santiago', '2026-09-06T04:01:00.000Z', '2026-09-06'],
  ['America/Toronto', '2026-03-08T04:59:00.000Z', '2026-03-01'],
  ['America/Toronto', '2026-03-08T05:01:00.000Z', '2026-03-08'],
  ['America/Toronto', '2026-11-01T03:59:00.000Z', '2026-10-25'],
  ['America/Toronto', '2026-11-01T04:01:00.000Z', '2026-11-01'],
  ['America/Sao_Paulo', '2026-11-22T02:59:00.000Z', '2026-11-15'],
  ['America/Sao_Paulo', '2026-11-22T03:01:00.000Z', '2026-11-22'],
])('PHO-02 D23 in %s the week at %s began on %s', (zone, instant, from) => expect(weekIn(zone, instant).from).toBe(from));

test('PHO-01 the weeks of a campaign follow each other without a gap, down to the one of its first day', () => {
  fc.assert(
    fc.property(days, fc.nat(120), (beginsOn, length) => {
      const today = addDays(beginsOn, length);
      const weeks = weeksUntil({ beginsOn, today });
      expect(weeks[0]).toEqual(weekOfDay(today));
      expect(weeks.at(-1)).toEqual(weekOfDay(beginsOn));
      weeks.slice(1).forEach((week, index) => expect(addDays(week.to, 1)).toBe(weeks[index]?.from));
    }),
  );
});

const fit = {
  status: 'approved',
  isRegistered: true,
  today: '2026-11-22',
  beginsOn: '2026-11-01',
  endsOn: '2026-12-19',
  store: { isRegistered: true, takesPhotos: true },
};

test('PHO-01 D70 a photo is sent by an approved member who is registered with the store, while the campaign runs', () => {
  expect(judgeSender(fit)).toBeUndefined();
  expect(judgeSender({ ...fit, status: 'blocked', isRegistered: false })).toBe('member_blocked');
  expect(judgeSender({ ...fit, status: 'pending' })).toBe('member_not_approved');
  expect(judgeSender({ ...fit, isRegistered: false })).toBe('not_registered');
  expect(judgeSender({ ...fit, today: '2026-10-31' })).toBe('campaign_closed');
  expect(judgeSender({ ...fit, today: '2026-12-20' })).toBe('campaign_closed');
  expect(judgeSender({ ...fit, store: null })).toBe('store_not_participating');
  expect(judgeSender({ ...fit, store: { isRegistered: false, takesPhotos: true } })).toBe('store_not_registered');
  expect(judgeSender({ ...fit, store: { isRegistered: true, takesPhotos: false } })).toBe('phones_not_allowed');
});

test('PHO-01 D37 a photo is decided once, on what was seen, by nobody for themselves', () => {
  const facts = { state: 'awaiting', version: 1, seenVersion: 1, isOwn: false, isClaimedByOther: false } as const;
  expect(judgePhotoDecision(facts)).toBeUndefined();
  fc.assert(
    fc.property(
      fc.constantFrom(...photoStates),
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 1, max: 3 }),
      (state, isOwn, isClaimedByOther, seenVersion) => {
        const refusal = judgePhotoDecision({ ...facts, state, isOwn, isClaimedByOther, seenVersion });
        expect(refusal === undefined).toBe(state === 'awaiting' && !isOwn && !isClaimedByOther && seenVersion === 1);
      },
    ),
  );
  expect(judgePhotoDecision({ ...facts, state: 'approved' })).toBe('photo_already_approved');
  expect(judgePhotoDecision({ ...facts, state: 'reproved' })).toBe('photo_already_reproved');
  expect(photoReasons.filter(needsNote)).toEqual(['other']);
});

test('PHO-01 an auditor is shown what to look at twice', () => {
  expect(photoFlagsOf({ isAlike: false, resent: 0, reprovedBefore: 2, hoursOnDevice: 47 })).toEqual([]);
  expect(photoFlagsOf({ isAlike: false, resent: 1, reprovedBefore: 3, hoursOnDevice: 48 })).toEqual([
    'resent',
    'same_person_often',
    'late_arrival',
  ]);
  expect(photoFlagsOf({ isAlike: false, resent: 0, reprovedBefore: 0, hoursOnDevice: null })).toEqual([]);
  expect(photoFlagsOf({ isAlike: true, resent: 0, reprovedBefore: 0, hoursOnDevice: null })).toEqual(['photo_alike']);
});
