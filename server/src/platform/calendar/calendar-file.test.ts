import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf, recurrenceFrequencies, repeatedDays, weekdayOf, weekdays, type Recurrence } from '@vitrine/domain/kernel';
import { calendarFile, calendarFileOfMany, type CalendarEvent } from './index.ts';
import { datesIn, instantsIn, readEvent, readEvents } from './testing.ts';

const once: CalendarEvent = {
  uid: 'event-1@vitrine',
  writtenAt: '2026-03-01T12:00:00.000Z',
  title: 'Registrar vendas',
  text: 'Abra a campanha.',
  url: 'https://vitrine.example/campaigns/1',
  zone: 'America/Santiago',
  firstDay: '2026-03-27',
  at: '18:00',
  minutes: 15,
  rule: null,
};
const rule = (given: Partial<Recurrence>): Recurrence => ({
  frequency: 'weekly',
  interval: 1,
  byday: [],
  until: null,
  count: null,
  ...given,
});

test('VAL-13 a time of day stays the same when the clocks change', () => {
  const file = calendarFile({ ...once, rule: rule({ byday: ['FR'], until: '2026-04-17' }) });
  expect(instantsIn(file)).toEqual([
    '2026-03-27T21:00:00.000Z',
    '2026-04-03T21:00:00.000Z',
    '2026-04-10T22:00:00.000Z', // Santiago put its clocks back on the fifth
    '2026-04-17T22:00:00.000Z',
  ]);
});

test('VAL-13 the last day counts whole, also where it is tomorrow already in UTC', () => {
  const file = calendarFile({ ...once, at: '23:30', rule: rule({ frequency: 'daily', until: '2026-03-28' }) });
  expect(instantsIn(file)).toEqual(['2026-03-28T02:30:00.000Z', '2026-03-29T02:30:00.000Z']);
});

test.each([
  ['daily', { frequency: 'daily', interval: 3, count: 3 }, ['2026-03-27', '2026-03-30', '2026-04-02']],
  ['weekly', { byday: ['FR'], interval: 2, count: 3 }, ['2026-03-27', '2026-04-10', '2026-04-24']],
  ['monthly', { frequency: 'monthly', count: 3 }, ['2026-03-27', '2026-04-27', '2026-05-27']],
  ['yearly', { frequency: 'yearly', count: 2 }, ['2026-03-27', '2027-03-27']],
] as const)('VAL-13 a %s rule comes as often as it says', (_, given, days) => {
  const file = calendarFile({ ...once, at: '09:00', rule: rule(given) });
  expect(instantsIn(file).map((at) => at.slice(0, 10))).toEqual(days);
});

test('VAL-13 what begins on a day that not every month has comes on the last one', () => {
  const monthly = { ...once, at: '09:00', firstDay: '2027-12-31', rule: rule({ frequency: 'monthly', count: 4 }) };
  expect(instantsIn(calendarFile(monthly)).map((at) => at.slice(0, 10))).toEqual(['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']);
  const yearly = { ...once, at: '09:00', firstDay: '2028-02-29', rule: rule({ frequency: 'yearly', count: 3 }) };
  expect(instantsIn(calendarFile(yearly)).map((at) => at.slice(0, 10))).toEqual(['2028-02-29', '2029-02-28', '2030-02-28']);
});

test('VAL-13 the days that the rules count are those that a calendar shows of the file', () => {
  const given = fc.record({
    frequency: fc.constantFrom(...recurrenceFrequencies),
    interval: fc.integer({ min: 1, max: 4 }),
    days: fc.uniqueArray(fc.constantFrom(...weekdays), { maxLength: 4 }),
    firstDay: fc.constantFrom('2026-03-27', '2027-12-31', '2028-02-29', '2027-01-30', '2026-11-22'),
    zone: fc.constantFrom('America/Santiago', 'Europe/Paris', 'America/Sao_Paulo'),
    count: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(given, ({ days, firstDay, zone, ...wish }) => {
      const byday = wish.frequency === 'weekly' ? weekdays.filter((one) => days.includes(one) || one === weekdayOf(firstDay)) : [];
      const made = rule({ ...wish, byday });
      const counted = repeatedDays(made, { firstDay, most: 12 });
      expect(instantsIn(calendarFile({ ...once, zone, firstDay, rule: made }))).toEqual(
        counted.map((day) => new Date(instantOf({ day, time: once.at, zone })).toISOString()),
      );
    }),
  );
});

test('VAL-13 of a series a date that was called off is left out, and one that was changed stands where it went', () => {
  const changed = { ...once, title: 'Outra sala', place: 'Sala 2', firstDay: '2026-04-12', at: '10:00', minutes: 60, zone: 'Europe/Paris' };
  const file = calendarFile(
    { ...once, rule: rule({ byday: ['FR'], count: 4 }) },
    { without: ['2026-04-03'], changed: [{ ...changed, insteadOf: '2026-04-10' }] },
  );
  expect(datesIn(file).map(({ at, title, minutes }) => [at, title, minutes])).toEqual([
    ['2026-03-27T21:00:00.000Z', once.title, 15],
    ['2026-04-12T08:00:00.000Z', 'Outra sala', 60],
    ['2026-04-17T22:00:00.000Z', once.title, 15],
  ]);
  expect(file).toContain('EXDATE;TZID=America/Santiago:20260403T180000\r\n');
  expect(file).toContain('RECURRENCE-ID;TZID=America/Santiago:20260410T180000\r\n');
  expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2);
});

test('VAL-13 several events lie in one file, with their zone once', () => {
  const file = calendarFileOfMany([once, { ...once, uid: 'event-2@vitrine', firstDay: '2026-04-10' }]);
  expect(readEvents(file).map(({ uid, startDate }) => [uid, startDate.toJSDate().toISOString()])).toEqual([
    ['event-1@vitrine', '2026-03-27T21:00:00.000Z'],
    ['event-2@vitrine', '2026-04-10T22:00:00.000Z'],
  ]);
  expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
});

test('VAL-13 an event once, with its alarm, its link and its place among later files', () => {
  const file = calendarFile(once);
  expect(instantsIn(file)).toEqual(['2026-03-27T21:00:00.000Z']);
  const event = readEvent(file);
  expect([event.uid, event.summary, event.description, event.duration.toSeconds()]).toEqual([
    'event-1@vitrine',
    'Registrar vendas',
    'Abra a campanha.',
    900,
  ]);
  expect(event.component.getFirstPropertyValue('url')).toBe('https://vitrine.example/campaigns/1');
  expect(event.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('action')).toBe('DISPLAY');
  expect(calendarFile(once)).toBe(file);
  const later = readEvent(calendarFile({ ...once, writtenAt: '2026-03-01T12:00:01.000Z' }));
  expect(later.sequence).toBe(event.sequence + 1);
});

test('VAL-13 any text comes back as it was, in lines of at most 75 octets that end with CRLF', () => {
  const texts = fc.string({
    unit: fc.oneof(fc.constantFrom(';', ',', '\\', '\n', 'n', ':', '"', '🏷️', 'ã', '試'), fc.string({ unit: 'grapheme', maxLength: 4 })),
    maxLength: 120,
    size: 'max', // or hardly any text is long enough to go on for a third line
  });
  fc.assert(
    fc.property(texts, (written) => {
      const file = calendarFile({ ...once, title: written });
      const lines = file.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
        expect(line.isWellFormed()).toBe(true); // no character is cut in two
      }
      const heard = written.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
      expect(readEvent(file).summary).toBe(heard);
    }),
  );
});

test('VAL-13 a text adds no line of its own to the file', () => {
  const file = calendarFile({ ...once, title: 'Natal\r\nATTENDEE:mailto:x@example.com\nEND:VEVENT' });
  expect(file.split('\r\n').filter((line) => /^(ATTENDEE|END:VEVENT)/.test(line))).toEqual(['END:VEVENT']);
});

test('VAL-13 the file is written as the standard has it, not only as the library that wrote it reads it', () => {
  const file = calendarFile({
    ...once,
    title: 'Fim; já',
    text: 'Abra, a\ncampanha.',
    rule: rule({ byday: ['MO', 'FR'], until: '2026-04-17' }),
  });
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Vitrine//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VTIMEZONE',
    'TZID:America/Santiago',
    'BEGIN:DAYLIGHT',
    'DTSTART:20250907T000000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0300',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20260405T000000',
    'TZOFFSETFROM:-0300',
    'TZOFFSETTO:-0400',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:event-1@vitrine',
    'DTSTAMP:20260301T120000Z',
    'SEQUENCE:194529600',
    'DTSTART;TZID=America/Santiago:20260327T180000',
    'DURATION:PT15M',
    'RRULE:FREQ=WEEKLY;UNTIL=20260418T035959Z;BYDAY=MO,FR',
    String.raw`SUMMARY:Fim\; já`,
    String.raw`DESCRIPTION:Abra\, a\ncampanha.`,
    'URL:https://vitrine.example/campaigns/1',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    String.raw`DESCRIPTION:Fim\; já`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
