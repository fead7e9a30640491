import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../kernel/index.ts';
import {
  afterAnswer,
  afterMerge,
  afterReply,
  countriesWithHolidays,
  countryOfZone,
  daysLeft,
  dueAfter,
  dueAgain,
  easterOf,
  isHoliday,
  isWorkingDay,
  judgeMerge,
  judgeRating,
  promisedCalendar,
  searchFaq,
  stateAt,
  workingDaysAfter,
} from './index.ts';

const day = fc.integer({ min: 0, max: 5_000 }).map((days) => addDays('2024-01-01', days));
const country = fc.constantFrom('BR', 'AR', 'CA', 'CL', 'CO', 'MX', 'PE', 'UY', undefined);
const BR = { country: 'BR' };
const opened = { state: 'new' as const, dueOn: '2026-12-01', left: null, endedAt: null };

test('CMP-10 seven working days are counted from the day after receipt, past a holiday and weekends', () => {
  expect(dueAfter('2026-11-19', BR)).toBe('2026-12-01'); // 20/11 rests by law
  expect(dueAfter('2026-11-19', { country: 'CL' })).toBe('2026-11-30');
  expect(promisedCalendar({ from: '2026-11-19', dueOn: '2026-12-01', ...BR })).toEqual(
    ['20', '23', '24', '25', '26', '27', '30']
      .map((at) => ({ day: `2026-11-${at}`, isHoliday: at === '20' }))
      .concat({ day: '2026-12-01', isHoliday: false }),
  );
  // Received on a Saturday: Monday is the first day.
  expect(dueAfter('2026-11-21', BR)).toBe('2026-12-01');
});

test('CMP-10 the due day is a working day with exactly so many between, and a later receipt is never due sooner', () => {
  fc.assert(
    fc.property(day, country, fc.integer({ min: 1, max: 15 }), (from, of, count) => {
      const due = workingDaysAfter(from, { country: of, count });
      expect(isWorkingDay(due, { country: of })).toBe(true);
      expect(daysLeft({ today: from, dueOn: due, country: of })).toBe(count);
      expect(workingDaysAfter(addDays(from, 1), { country: of, count }) >= due).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('CMP-10 a promise that rested keeps what was left of it, a day at least, counted from the reply', () => {
  fc.assert(
    fc.property(day, country, fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 90 }), (from, of, after, rested) => {
      const dueOn = dueAfter(from, { country: of });
      const asked = addDays(from, after);
      const left = daysLeft({ today: asked, dueOn, country: of });
      const replied = addDays(asked, rested);
      const again = dueAgain({ today: replied, left, country: of });
      expect(daysLeft({ today: replied, dueOn: again, country: of })).toBe(Math.max(1, left));
      expect(again > replied).toBe(true);
      if (rested === 0 && left > 0) expect(again).toBe(dueOn);
    }),
    { numRuns: 60 },
  );
});

test('CMP-10 the count rests while a ticket waits for who wrote, and nothing is due then', () => {
  const asked = afterAnswer({ ...opened, ends: 'ask', now: '2026-11-25T12:00:00Z' }, { today: '2026-11-25', country: 'BR' });
  expect(asked).toEqual({ state: 'with_you', dueOn: null, left: 4, endedAt: null });
  if (!asked) throw new Error('open');
  // Asked again before a reply: what is left does not change.
  expect(afterAnswer({ ...asked, ends: 'ask', now: '2026-12-20T12:00:00Z' }, { today: '2026-12-20', country: 'BR' })).toEqual(asked);
  expect(afterReply({ ...asked, isAssigned: true, now: '2026-12-21T12:00:00Z' }, { today: '2026-12-21', country: 'BR' })).toEqual({
    state: 'with_us',
    dueOn: '2026-12-28', // the 25th rests
    left: null,
    endedAt: null,
  });
  // A reply while it waits for staff moves no day.
  expect(afterReply({ ...opened, isAssigned: false, now: '2026-11-26T12:00:00Z' }, { today: '2026-11-26', country: 'BR' })).toEqual(opened);
});

test('EXP-02 a reply reopens what was solved within fourteen days and is promised anew; later it is over', () => {
  const solved = afterAnswer({ ...opened, ends: 'solve', now: '2026-11-25T12:00:00.000Z' }, { today: '2026-11-25', country: 'BR' });
  if (!solved) throw new Error('open');
  expect(solved).toEqual({ state: 'solved', dueOn: null, left: null, endedAt: '2026-11-25T12:00:00.000Z' });
  const reply = (now: string) => afterReply({ ...solved, isAssigned: true, now }, { today: now.slice(0, 10), country: 'BR' });
  expect(reply('2026-12-09T12:00:00.000Z')).toMatchObject({ state: 'with_us', dueOn: '2026-12-18' });
  expect(reply('2026-12-09T12:00:00.001Z')).toBeUndefined();
  expect(stateAt(solved, '2026-12-09T12:00:00.001Z')).toBe('closed');
  expect(afterAnswer({ ...solved, ends: 'ask', now: '2026-11-26T12:00:00Z' }, { today: '2026-11-26', country: 'BR' })).toBeUndefined();
});

test('EXP-02 a ticket is rated once, when it is over', () => {
  expect(judgeRating({ state: 'with_us', rating: null })).toBe('ticket_not_over');
  expect(judgeRating({ state: 'solved', rating: null })).toBeUndefined();
  expect(judgeRating({ state: 'closed', rating: 4 })).toBe('already_rated');
});

test('CMP-10 holidays go by the country of the client’s zone', () => {
  expect(
    ['America/Sao_Paulo', 'America/Manaus', 'America/Argentina/Cordoba', 'America/Santiago', 'America/Toronto', 'Europe/Paris'].map(
      countryOfZone,
    ),
  ).toEqual(['BR', 'BR', 'AR', 'CL', 'CA', undefined]);
  expect([2024, 2026, 2038].map(easterOf)).toEqual(['2024-03-31', '2026-04-05', '2038-04-25']);
  expect(isHoliday('2026-04-03', 'BR')).toBe(true);
  expect(isHoliday('2023-11-20', 'BR')).toBe(false); // the law is of 2024
  expect(isHoliday('2026-05-18', 'CA')).toBe(true); // the Monday before 25 May
  expect(isHoliday('2026-05-25', 'CA')).toBe(false);
  expect(isHoliday('2026-11-16', 'MX')).toBe(true);
  expect(isHoliday('2026-12-25', undefined)).toBe(false);
});

/** As the calendars of these countries have them. */
const known: Record<string, readonly string[]> = {
  BR: ['2026-04-03', '2026-11-20', '2027-03-26', '2026-10-12'],
  MX: ['2026-02-02', '2026-03-16', '2026-11-16', '2030-10-01'],
  CL: ['2026-04-04', '2026-06-21', '2026-06-29', '2026-10-12', '2025-06-20', '2023-10-27', '2027-09-17', '2023-01-02', '2024-09-20'],
  CO: [
    '2026-01-12',
    '2026-03-23',
    '2026-05-18',
    '2026-06-08',
    '2026-06-15',
    '2026-06-29',
    '2026-08-17',
    '2026-10-12',
    '2026-11-02',
    '2026-11-16',
  ],
  PE: ['2026-04-02', '2026-06-07', '2026-07-23', '2026-08-06', '2026-12-09'],
  AR: ['2026-02-16', '2026-02-17', '2026-06-15', '2026-08-17', '2026-10-12', '2026-11-23', '2025-11-24'],
  CA: ['2026-05-18', '2026-09-07', '2026-09-30', '2026-10-12', '2027-12-27', '2028-07-03'],
  EC: ['2026-05-01', '2026-05-25', '2026-08-10', '2026-10-09'],
  GT: ['2026-06-29', '2026-10-19'],
  PA: ['2026-12-20', '2026-12-21', '2026-11-03'].slice(1),
};

test('CMP-10 movable holidays rest on the day to which each country’s law moves them', () => {
  for (const [of, days] of Object.entries(known)) for (const at of days) expect([of, at, isHoliday(at, of)]).toEqual([of, at, true]);
  for (const [of, at] of [
    ['CO', '2026-01-06'],
    ['AR', '2026-06-17'],
    ['CL', '2027-06-29'],
    ['GT', '2026-06-30'],
    ['MX', '2026-10-01'],
  ] as const)
    expect([of, at, isHoliday(at, of)]).toEqual([of, at, false]);
});

test('CMP-10 in every country of the program a promise ends on a working day with seven behind the receipt, past whatever rests', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...countriesWithHolidays), (from, of) => {
      const due = dueAfter(from, { country: of });
      const between = promisedCalendar({ from, dueOn: due, country: of });
      expect(isWorkingDay(due, { country: of })).toBe(true);
      expect(between.filter(({ isHoliday: rests }) => !rests)).toHaveLength(7);
      for (const one of between) expect(one.isHoliday).toBe(isHoliday(one.day, of));
    }),
    { numRuns: 200 },
  );
});

test('CMP-10 a day on which the client does not work rests as a holiday does, and moves a promise by as much', () => {
  const restDays = new Set(['2026-11-25', '2026-11-28']); // the second is a Saturday
  expect(dueAfter('2026-11-19', { ...BR, restDays })).toBe('2026-12-02');
  expect(promisedCalendar({ from: '2026-11-24', dueOn: '2026-11-26', ...BR, restDays })).toEqual([
    { day: '2026-11-25', isHoliday: true },
    { day: '2026-11-26', isHoliday: false },
  ]);
  fc.assert(
    fc.property(day, country, fc.array(day, { maxLength: 9 }), (from, of, off) => {
      const with_ = dueAfter(from, { country: of, restDays: new Set(off) });
      expect(with_ >= dueAfter(from, { country: of })).toBe(true);
      expect(off).not.toContain(with_);
    }),
    { numRuns: 60 },
  );
});

test('EXP-02 two tickets become one of the same member’s alone, which keeps the earlier day', () => {
  const one = { id: 'a', memberId: 'm', state: 'new' as const };
  expect(judgeMerge(one, { ...one, id: 'b' })).toBeUndefined();
  expect(judgeMerge(one, one)).toBe('other_writer');
  expect(judgeMerge(one, { ...one, id: 'b', memberId: 'n' })).toBe('other_writer');
  expect(judgeMerge({ ...one, memberId: null }, { ...one, id: 'b', memberId: null })).toBe('other_writer');
  expect(judgeMerge(one, { ...one, id: 'b', state: 'solved' })).toBe('ticket_over');
  const waiting = { state: 'with_you' as const, dueOn: null, left: 3, endedAt: null };
  expect(afterMerge(waiting, { ...waiting, left: 5 })).toEqual({ ...waiting, left: 3 });
  expect(afterMerge(opened, waiting)).toEqual(opened);
  const option = fc.option(day);
  fc.assert(
    fc.property(option, option, (first, second) => {
      const of = (dueOn: string | null) => ({
        state: dueOn === null ? ('with_you' as const) : ('with_us' as const),
        dueOn,
        left: dueOn === null ? 2 : null,
        endedAt: null,
      });
      const { dueOn } = afterMerge(of(first), of(second));
      for (const other of [first, second]) if (other !== null) expect(dueOn !== null && dueOn <= other).toBe(true);
    }),
  );
});

test('EXP-02 a search forgives accents and case, asks for every word, and puts questions before answers', () => {
  const entries = [
    { question: 'Como registro uma venda?', answer: 'Pela câmera, com a nota.' },
    { question: 'Quanto demora a auditoria da nota?', answer: 'Até 5 dias.' },
  ];
  expect(searchFaq(entries, 'NOTA').map(({ question }) => question)).toEqual([entries[1]?.question, entries[0]?.question]);
  expect(searchFaq(entries, 'camera nota')).toEqual([entries[0]]);
  expect(searchFaq(entries, 'nota foguete')).toEqual([]);
  expect(searchFaq(entries, '  ')).toEqual(entries);
});
