import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, type LocalDate } from '../kernel/index.ts';
import { daysLeftToReport, isCampaignOpen, judgeSaleDate, reportingWindowDays } from './window.ts';

const minute = 60_000;
const day = 86_400_000;
const everything = { beginsOn: '2020-01-01', endsOn: '2030-12-31' };
const plus = (date: LocalDate, days: number): LocalDate => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** The nights in which clocks are moved (2026): in Santiago at midnight, in Toronto at two. */
const switches = [
  { zone: 'America/Santiago', at: '2026-04-05T03:00:00Z' },
  { zone: 'America/Santiago', at: '2026-09-06T04:00:00Z' },
  { zone: 'America/Toronto', at: '2026-03-08T07:00:00Z' },
  { zone: 'America/Toronto', at: '2026-11-01T06:00:00Z' },
  { zone: 'America/Sao_Paulo', at: '2026-06-15T12:00:00Z' },
] as const;

/** Another reader of the clock than the one that we use. */
const wallDay = (zone: string, instant: number): LocalDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(instant));

test.each(switches)('SAL-04 D22 day 15 is in and day 16 is out, at every minute around $at in $zone', ({ zone, at }) => {
  const around = fc.integer({ min: -3 * 1_440, max: 20 * 1_440 }).map((minutes) => Date.parse(at) + minutes * minute);
  fc.assert(
    fc.property(around, fc.integer({ min: -2, max: 18 }), (instant, age) => {
      const wall = wallDay(zone, instant);
      const saleDate = plus(wall, -age);
      const verdict = judgeSaleDate({ ...everything, saleDate, today: dayIn(zone, new Date(instant).toISOString()) });
      expect(verdict).toBe(age < 0 ? 'sale_in_future' : age > 15 ? 'sale_too_old' : undefined);
    }),
    { numRuns: 400 },
  );
});

test('SAL-04 D22 the last minute of day 15 counts by the store’s clock, the next minute does not', () => {
  const judge = (zone: string, instant: string, saleDate: LocalDate) =>
    judgeSaleDate({ ...everything, saleDate, today: dayIn(zone, instant) });
  // Santiago falls from −3 to −4 in the night of 4 April: that Saturday has 25 hours.
  expect(judge('America/Santiago', '2026-04-05T03:59:59Z', '2026-03-20')).toBeUndefined();
  expect(judge('America/Santiago', '2026-04-05T04:00:00Z', '2026-03-20')).toBe('sale_too_old');
  // Sunday 6 September begins at one o'clock there.
  expect(judge('America/Santiago', '2026-09-06T03:59:59Z', '2026-08-21')).toBeUndefined();
  expect(judge('America/Santiago', '2026-09-06T04:00:00Z', '2026-08-21')).toBe('sale_too_old');
  expect(judge('America/Toronto', '2026-03-09T03:59:59Z', '2026-02-21')).toBeUndefined();
  expect(judge('America/Toronto', '2026-03-09T04:00:00Z', '2026-02-21')).toBe('sale_too_old');
  expect(judge('America/Toronto', '2026-11-02T04:59:59Z', '2026-10-17')).toBeUndefined();
  expect(judge('America/Toronto', '2026-11-02T05:00:00Z', '2026-10-17')).toBe('sale_too_old');
  // The same instant is another day in another shop.
  expect(judge('America/Toronto', '2026-06-15T03:30:00Z', '2026-06-15')).toBe('sale_in_future');
  expect(judge('America/Sao_Paulo', '2026-06-15T03:30:00Z', '2026-06-15')).toBeUndefined();
});

test('SAL-04 a leap day is a day like any other', () => {
  expect(judgeSaleDate({ ...everything, saleDate: '2028-02-14', today: '2028-02-29' })).toBeUndefined();
  expect(judgeSaleDate({ ...everything, saleDate: '2028-02-14', today: '2028-03-01' })).toBe('sale_too_old');
});

const days = fc.integer({ min: 0, max: 3_000 }).map((n) => plus('2024-01-01', n));

test('SAL-04 nothing outside the campaign is taken, and nothing inside it and the window is refused', () => {
  fc.assert(
    fc.property(days, days, fc.nat(90), fc.nat(90), (today, saleDate, before, length) => {
      const beginsOn = plus(today, -before);
      const endsOn = plus(beginsOn, length);
      const verdict = judgeSaleDate({ saleDate, today, beginsOn, endsOn });
      const left = daysLeftToReport({ saleDate, today });
      const mayBe = saleDate <= today && saleDate >= beginsOn && saleDate <= endsOn && left >= 0;
      expect(verdict === undefined).toBe(mayBe);
      expect(left).toBe(reportingWindowDays - Math.round((Date.parse(today) - Date.parse(saleDate)) / day));
    }),
  );
});

test('SAL-04 a campaign takes sales from its first day to its last', () => {
  const campaign = { beginsOn: '2026-10-01', endsOn: '2026-12-15' };
  const open = ['2026-09-30', '2026-10-01', '2026-12-15', '2026-12-16'].map((today) => isCampaignOpen({ ...campaign, today }));
  expect(open).toEqual([false, true, true, false]);
});
