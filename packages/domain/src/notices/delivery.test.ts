import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourIn, nextHourIn, weekdayOf, weekdays, dayIn, timeIn } from '../kernel/index.ts';
import {
  defaultPreferences,
  digestRhythms,
  isQuiet,
  judgeDelivery,
  judgePreferences,
  mandatoryReason,
  noticeKinds,
  optionalByMail,
} from './index.ts';

const hour = fc.integer({ min: 0, max: 23 });
const zone = fc.constantFrom('America/Sao_Paulo', 'America/Toronto', 'America/Santiago', 'Pacific/Kiritimati', 'UTC');
const kinds = fc.subarray([...noticeKinds]);
const preferences = fc.record({
  off: fc.record({ portal: kinds, mail: kinds, push: kinds }),
  digest: fc.constantFrom(...digestRhythms),
  digestHour: hour,
  digestDay: fc.constantFrom(...weekdays),
  quiet: fc.option(fc.record({ from: hour, until: hour })),
  timeZone: zone,
});
/** A year with both changes of the clock in Toronto and Santiago. */
const now = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const facts = fc.record({ kind: fc.constantFrom(...noticeKinds), now, hasMail: fc.boolean(), preferences });

test('NOT-01 what is mandatory always comes, and goes at once by mail; what is switched off never comes', () => {
  fc.assert(
    fc.property(facts, (f) => {
      const { isShown, mailAt } = judgeDelivery(f);
      const { off } = f.preferences;
      expect(isShown).toBe(mandatoryReason(f.kind, 'portal') !== undefined || !off.portal.includes(f.kind));
      if (!f.hasMail) expect(mailAt).toBeNull();
      else if (mandatoryReason(f.kind, 'mail')) expect(mailAt).toBe(f.now);
      else expect(mailAt === null).toBe(off.mail.includes(f.kind));
    }),
  );
});

test('NOT-01 an e-mail that can wait never goes in quiet hours, never in the past, and within eight days', () => {
  fc.assert(
    fc.property(facts, (f) => {
      const { mailAt } = judgeDelivery(f);
      if (mailAt === null || mandatoryReason(f.kind, 'mail')) return;
      const { quiet, timeZone } = f.preferences;
      // An hour that the clock leaves out in spring is never shown: the e-mail goes right behind it.
      const skipped =
        quiet &&
        timeIn(timeZone, nextHourIn(timeZone, { after: f.now, hour: quiet.until })) !== `${String(quiet.until).padStart(2, '0')}:00`;
      if (!skipped) expect(isQuiet(hourIn(timeZone, mailAt), quiet)).toBe(false);
      const waited = Date.parse(mailAt) - Date.parse(f.now);
      expect(waited).toBeGreaterThanOrEqual(0);
      expect(waited).toBeLessThan(8.1 * 86_400_000);
    }),
  );
});

test('NOT-01 a digest comes at its hour and on its day, and all that came since the last one waits for the same letter', () => {
  fc.assert(
    fc.property(facts, fc.double({ min: 0, max: 1, noNaN: true }), (f, share) => {
      const wishes = { ...f.preferences, quiet: null, digest: 'weekly' as const, off: { portal: [], mail: [], push: [] } };
      const ask = { ...f, hasMail: true, kind: 'sale_approved' as const, preferences: wishes };
      const mailAt = judgeDelivery(ask).mailAt ?? '';
      expect(weekdayOf(dayIn(wishes.timeZone, mailAt))).toBe(wishes.digestDay);
      const later = new Date(Date.parse(f.now) + Math.floor((Date.parse(mailAt) - Date.parse(f.now) - 1) * share)).toISOString();
      expect(judgeDelivery({ ...ask, now: later }).mailAt).toBe(mailAt);
    }),
  );
});

test('NOT-01 on the days on which a clock is put forward or back there is one digest, at the hour it shows', () => {
  const at = (instant: string, hourOfDay: number) => nextHourIn('America/Toronto', { after: instant, hour: hourOfDay });
  expect(at('2026-03-07T14:00:00Z', 8)).toBe('2026-03-08T12:00:00Z'); // forward in the night: an hour earlier in UTC
  expect(at('2026-03-08T06:00:00Z', 2)).toBe('2026-03-08T07:00:00Z'); // two o’clock is left out: three
  expect(at('2026-11-01T04:00:00Z', 1)).toBe('2026-11-01T05:00:00Z'); // one o’clock twice: the first
  expect(at('2026-11-01T05:00:00Z', 1)).toBe('2026-11-02T06:00:00Z'); // and no second e-mail an hour later
});

test('NOT-01 preferences are refused at the field: what is mandatory, a night without length, a zone that is none', () => {
  const usual = defaultPreferences('America/Sao_Paulo');
  expect(judgePreferences(usual)).toEqual({});
  expect(judgePreferences({ ...usual, off: { portal: [], mail: ['session_revoked'], push: [] } })).toEqual({ off: 'notice_mandatory' });
  expect(judgePreferences({ ...usual, quiet: { from: 7, until: 7 } })).toEqual({ quiet: 'quiet_hours_empty' });
  expect(judgePreferences({ ...usual, timeZone: 'Lua/Cheia' })).toEqual({ timeZone: 'zone_unknown' });
  expect(judgePreferences({ ...usual, off: { portal: [], mail: [...optionalByMail], push: [] } })).toEqual({});
});

test('NOT-01 quiet hours hold from their first hour until their last, over midnight too, and none when both are one', () => {
  const quietHours = (from: number, until: number) =>
    Array.from({ length: 24 }, (_, at) => at).filter((at) => isQuiet(at, { from, until }));
  expect(quietHours(12, 14)).toEqual([12, 13]);
  expect(quietHours(22, 2)).toEqual([0, 1, 22, 23]);
  expect(quietHours(7, 7)).toEqual([]);
  expect(isQuiet(3, null)).toBe(false);
});

test('NOT-01 whoever never chose gets one letter a day, at eight, and none of what is only news; without a digest an e-mail goes at once', () => {
  const preferences = defaultPreferences('America/Sao_Paulo');
  const noon = '2026-03-02T15:00:00.000Z';
  const ask = (more: Partial<typeof preferences>, kind: (typeof noticeKinds)[number] = 'sale_approved', at = noon) =>
    judgeDelivery({ kind, now: at, hasMail: true, preferences: { ...preferences, ...more } });
  const instant = (at: string | null) => new Date(at ?? 0).toISOString();
  expect(instant(ask({}).mailAt)).toBe('2026-03-03T11:00:00.000Z');
  for (const kind of ['course_published', 'attempt_closed'] as const) expect(ask({}, kind)).toMatchObject({ isShown: true, mailAt: null });
  expect(ask({ digest: 'none' }).mailAt).toBe(noon);
  expect(instant(ask({ digest: 'none' }, 'sale_approved', '2026-03-03T01:00:00.000Z').mailAt)).toBe('2026-03-03T10:00:00.000Z');
  expect(ask({ digest: 'none', quiet: null }, 'sale_approved', '2026-03-03T01:00:00.000Z').mailAt).toBe('2026-03-03T01:00:00.000Z');
  expect(instant(ask({ digest: 'weekly' }).mailAt)).toBe('2026-03-09T11:00:00.000Z');
});

test('MOB-01 a phone is told at once or when its quiet hours end, and of nothing that is switched off for it or for the portal', () => {
  fc.assert(
    fc.property(facts, (f) => {
      const { isShown, pushAt } = judgeDelivery(f);
      const { off, quiet, timeZone } = f.preferences;
      expect(pushAt === null).toBe(!isShown || off.push.includes(f.kind));
      if (pushAt === null) return;
      const isHeld = isQuiet(hourIn(timeZone, f.now), quiet);
      expect(Date.parse(pushAt) > Date.parse(f.now)).toBe(isHeld);
      expect(Date.parse(pushAt) - Date.parse(f.now)).toBeLessThanOrEqual(25 * 3_600_000);
    }),
  );
});
