import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdayOf } from '../kernel/index.ts';
import { conflictsOf, partsOfDays, weekOf, type PlannedDate } from './calendar.ts';

const hour = 3_600_000;
const date = (id: string, wish: Partial<PlannedDate> = {}): PlannedDate => ({
  id,
  beginsAt: 9 * hour,
  endsAt: 12 * hour,
  place: '',
  instructorId: 'bruno',
  isTaught: true,
  people: 20,
  capacity: null,
  ...wish,
});
const kindsOf = (dates: readonly PlannedDate[], id: string) =>
  (conflictsOf(dates).get(id) ?? []).map((clash) => [clash.kind, ...clash.with]);

test('LIV-01 a calendar says who teaches two at once, which place holds two, what does not fit and what nobody teaches', () => {
  const [first, second] = [date('a'), date('b', { beginsAt: 11 * hour, endsAt: 13 * hour })];
  expect(kindsOf([first, second], 'a')).toEqual([['instructor_twice', 'b']]);
  expect(kindsOf([first, second], 'b')).toEqual([['instructor_twice', 'a']]);
  expect(kindsOf([first, { ...second, beginsAt: 12 * hour }], 'a')).toEqual([]);
  expect(kindsOf([first, { ...second, instructorId: 'rita' }], 'a')).toEqual([]);
  const there = [date('a', { place: 'Loja-escola, Tatuapé' }), date('b', { place: '  loja-escola, TATUAPE', instructorId: 'rita' })];
  expect(kindsOf(there, 'a')).toEqual([['place_twice', 'b']]);
  expect(kindsOf([date('a', { capacity: 20 })], 'a')).toEqual([]);
  expect(kindsOf([date('a', { capacity: 19 })], 'a')).toEqual([['over_capacity']]);
  expect(kindsOf([date('a', { instructorId: null })], 'a')).toEqual([['no_instructor']]);
  const event = date('e', { instructorId: null, isTaught: false });
  expect(kindsOf([event, date('f', { instructorId: null, isTaught: false })], 'e')).toEqual([]);
});

const dates = fc
  .array(
    fc.record({
      beginsAt: fc.nat(60).map((at) => at * hour),
      hours: fc.integer({ min: 1, max: 20 }),
      place: fc.constantFrom('', 'Paulista', 'paulista ', 'Mooca'),
      instructorId: fc.constantFrom(null, 'bruno', 'rita'),
      isTaught: fc.boolean(),
      people: fc.nat(30),
      capacity: fc.option(fc.nat(30), { nil: null }),
    }),
    { maxLength: 14 },
  )
  .map((all) => all.map(({ hours, ...one }, index): PlannedDate => ({ ...one, id: String(index), endsAt: one.beginsAt + hours * hour })));

test('LIV-01 two dates are in conflict exactly when they are at once and share somebody or a place, each with the other', () => {
  fc.assert(
    fc.property(dates, (all) => {
      const found = conflictsOf(all);
      const withOf = (id: string, kind: string) => found.get(id)?.find((clash) => clash.kind === kind)?.with ?? [];
      const placeOf = ({ place }: PlannedDate) => place.trim().toLowerCase();
      for (const one of all)
        for (const other of all) {
          if (one === other) continue;
          const isAtOnce = one.beginsAt < other.endsAt && other.beginsAt < one.endsAt;
          expect(withOf(one.id, 'instructor_twice').includes(other.id)).toBe(
            isAtOnce && one.instructorId !== null && one.instructorId === other.instructorId,
          );
          expect(withOf(one.id, 'place_twice').includes(other.id)).toBe(isAtOnce && one.place !== '' && placeOf(one) === placeOf(other));
        }
    }),
  );
});

test('LIV-01 the order in which dates are read changes no conflict', () => {
  const asText = (all: readonly PlannedDate[]) =>
    [...conflictsOf(all)]
      .map(([id, clashes]) => JSON.stringify([id, clashes.map((clash) => [clash.kind, ...clash.with.toSorted()])]))
      .toSorted();
  fc.assert(
    fc.property(dates, (all) => {
      expect(asText(all.toReversed())).toEqual(asText(all));
    }),
  );
});

test('LIV-01 a week begins on a Monday and holds its day', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (at) => {
      const day = at.toISOString().slice(0, 10);
      const { from, to } = weekOf(day);
      expect([weekdayOf(from), weekdayOf(to), from <= day, day <= to]).toEqual(['MO', 'SU', true, true]);
    }),
  );
});

test('LIV-01 a date is cut at midnight of the client’s clock, and its pieces are as long as it is', () => {
  const zone = 'America/Sao_Paulo'; // without a change of clocks since 2019
  const week = { zone, from: '2026-11-23', to: '2026-11-29' };
  expect(partsOfDays({ beginsAt: '2026-11-24T01:00:00Z', endsAt: '2026-11-24T05:00:00Z' }, week)).toEqual([
    { day: '2026-11-23', from: 22 * 60, to: 24 * 60 },
    { day: '2026-11-24', from: 0, to: 2 * 60 },
  ]);
  expect(partsOfDays({ beginsAt: '2026-11-24T01:00:00Z', endsAt: '2026-11-24T03:00:00Z' }, week)).toHaveLength(1);
  expect(partsOfDays({ beginsAt: '2026-11-23T01:00:00Z', endsAt: '2026-11-23T05:00:00Z' }, week)).toEqual([
    { day: '2026-11-23', from: 0, to: 2 * 60 },
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 * 24 * 60 }), fc.integer({ min: 1, max: 24 * 60 }), (after, minutes) => {
      const begin = Date.parse('2026-11-23T03:00:00Z') + after * 60_000;
      const span = { beginsAt: new Date(begin).toISOString(), endsAt: new Date(begin + minutes * 60_000).toISOString() };
      const parts = partsOfDays(span, week);
      expect(parts.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(minutes);
      expect(parts.every(({ from, to }) => from >= 0 && from < to && to <= 24 * 60)).toBe(true);
    }),
  );
});
