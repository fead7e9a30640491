import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classKinds, leaveUntil, overlaps, stateOf, statesOfKind, verdictOf, type ClassFacts, type EncounterFacts } from './index.ts';

const minute = 60_000;
const encounter = (wish: Partial<EncounterFacts> = {}): EncounterFacts => ({
  day: '2026-12-01',
  beginsAt: 600 * minute,
  endsAt: 660 * minute,
  isOnline: false,
  isCanceled: false,
  startedAt: null,
  pausedAt: null,
  endedAt: null,
  signAt: null,
  ...wish,
});
const facts = (wish: Partial<ClassFacts> = {}): ClassFacts => ({
  kind: 'presential',
  isCanceled: false,
  hasResults: false,
  isTentative: false,
  hasInstructor: true,
  opensAt: 100 * minute,
  closesAt: 500 * minute,
  isClosedByHand: false,
  seats: 10,
  taken: 0,
  encounters: [encounter()],
  ...wish,
});

const running = { isOnline: true, startedAt: 600 * minute, signAt: 610 * minute };
const morning = encounter({ endedAt: 659 * minute, startedAt: 600 * minute });
const afternoon = encounter({ beginsAt: 720 * minute, endsAt: 780 * minute });

test.each([
  ['canceled', facts({ isCanceled: true, hasResults: true }), 0],
  ['canceled', facts({ encounters: [encounter({ isCanceled: true })] }), 200],
  ['finished', facts({ hasResults: true }), 700],
  ['awaiting_results', facts(), 690],
  ['in_progress', facts(), 689],
  ['live', facts({ encounters: [encounter(running)] }), 611],
  ['offline', facts({ encounters: [encounter(running)] }), 612],
  ['intermission', facts({ encounters: [encounter({ ...running, pausedAt: 609 * minute })] }), 611],
  ['intermission', facts({ encounters: [morning, afternoon] }), 670],
  ['in_progress', facts({ encounters: [morning, { ...afternoon, day: '2026-12-02' }] }), 670],
  ['offline', facts({ encounters: [encounter({ isOnline: true })] }), 600],
  ['in_progress', facts(), 600],
  ['pre_scheduled', facts({ isTentative: true }), 200],
  ['pre_scheduled', facts({ encounters: [] }), 200],
  ['pre_scheduled', facts({ hasInstructor: false }), 200],
  ['scheduled', facts(), 99],
  ['opened', facts(), 100],
  ['no_vacancy', facts({ taken: 10 }), 100],
  ['opened', facts({ taken: 10, seats: null }), 100],
  ['closed', facts(), 500],
  ['closed', facts({ isClosedByHand: true }), 200],
] as const)('PRE-02 a class is %s', (state, given, at) => {
  expect(stateOf(given, at * minute)).toBe(state);
});

test.each([
  ['live_class', 'live', facts({ encounters: [morning, afternoon] }), 670],
  ['live_class', 'finished', facts(), 690],
  ['live_class', 'scheduled', facts(), 600],
  ['webinar', 'closed', facts({ isCanceled: true }), 200],
  ['webinar', 'opened', facts({ encounters: [encounter(running)] }), 611],
  ['webinar', 'offline', facts(), 99],
  ['webinar', 'finished', facts(), 690],
] as const)('LIV-01 WEB-01 a %s says %s', (kind, state, given, at) => {
  expect(stateOf({ ...given, kind }, at * minute)).toBe(state);
});

const instant = fc.integer({ min: 0, max: 20 }).map((count) => count * 45 * minute);
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const anyEncounter = fc.record({
  day: fc.constantFrom('2026-12-01', '2026-12-02'),
  beginsAt: instant,
  endsAt: instant,
  isOnline: fc.boolean(),
  isCanceled: fc.boolean(),
  startedAt: maybe(instant),
  pausedAt: maybe(instant),
  endedAt: maybe(instant),
  signAt: maybe(instant),
});

test('LIV-01 WEB-01 no class is ever in a state that its kind does not know', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...classKinds),
      fc.array(anyEncounter, { maxLength: 3 }),
      fc.record({ isCanceled: fc.boolean(), hasResults: fc.boolean(), isTentative: fc.boolean(), taken: fc.nat(10) }),
      instant,
      (kind, encounters, rest, now) => {
        expect(statesOfKind[kind]).toContain(stateOf(facts({ kind, encounters, ...rest }), now));
      },
    ),
    { numRuns: 1000 },
  );
});

test('PRE-04 the verdict counts planned minutes: equality passes, excused ones count on neither side', () => {
  const day = (presence: 'present' | 'absent' | 'excused' | null, minutes = 60) => ({ presence, minutes });
  expect(verdictOf([day('present', 90), day('absent', 30)], 75)).toBe('approved');
  expect(verdictOf([day('present', 89), day('absent', 30)], 75)).toBe('not_approved');
  expect(verdictOf([day('present'), day('excused', 600)], 75)).toBe('approved');
  expect(verdictOf([day('excused')], 75)).toBe('not_approved');
  expect(verdictOf([day('present'), day(null)], 0)).toBeUndefined();
});

test('PRE-03 encounters that touch do not overlap, and overlap is the same from both sides', () => {
  expect(overlaps({ beginsAt: 0, endsAt: 5 }, { beginsAt: 5, endsAt: 9 })).toBe(false);
  const span = fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 20 })).map(([beginsAt, length]) => ({ beginsAt, endsAt: beginsAt + length }));
  const steps = ({ beginsAt, endsAt }: { beginsAt: number; endsAt: number }) =>
    Array.from({ length: endsAt - beginsAt }, (_, at) => beginsAt + at);
  fc.assert(
    fc.property(span, span, (one, other) => {
      expect(overlaps(one, other)).toBe(steps(one).some((at) => steps(other).includes(at)));
    }),
  );
});

test('PRE-03 leaving is on time until a day before a place, until the beginning on the screen', () => {
  expect(leaveUntil('presential', 1500 * minute)).toBe(60 * minute);
  expect(leaveUntil('webinar', 1500 * minute)).toBe(1500 * minute);
  expect(leaveUntil('webinar', null)).toBeNull();
});
