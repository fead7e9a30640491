import { classKinds, classStates, stateOf, type EncounterFacts } from '@vitrine/domain/classes';
import fc from 'fast-check';
import { expect } from 'vitest';
import { isLong, test } from '../../testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { classesOf } from './class-rows.ts';

const minute = 60_000;
const start = Date.parse('2030-05-01T10:00:00.000Z');
// Few instants, so that borders are met: each of half an hour, and the ninety seconds of a sign.
const instant = fc.integer({ min: -6, max: 6 }).map((step) => start + step * 30 * minute);
const sign = fc.constantFrom(0, -90_000, -90_001, 5000).map((off) => start + off);
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const anEncounter = fc
  .record({
    day: fc.constantFrom('2030-05-01', '2030-05-02'),
    beginsAt: fc.oneof(instant, fc.constant(start + 6 * 60 * minute)),
    minutes: fc.constantFrom(30, 60, 90),
    isOnline: fc.boolean(),
    isCanceled: fc.boolean(),
    startedAt: maybe(instant),
    pausedAt: maybe(instant),
    endedAt: maybe(instant),
    signAt: maybe(sign),
  })
  .map(({ minutes, ...rest }): EncounterFacts => ({ ...rest, endsAt: rest.beginsAt + minutes * minute }));
const aClass = fc.record({
  kind: fc.constantFrom(...classKinds),
  isCanceled: fc.integer({ max: 9, min: 0 }).map((roll) => roll === 0),
  hasResults: fc.integer({ max: 4, min: 0 }).map((roll) => roll === 0),
  isTentative: fc.integer({ max: 4, min: 0 }).map((roll) => roll === 0),
  hasInstructor: fc.integer({ max: 4, min: 0 }).map((roll) => roll !== 0),
  opensAt: instant,
  open: fc.constantFrom(30, 90, 240),
  isClosedByHand: fc.boolean(),
  seats: maybe(fc.constantFrom(1, 2)),
  taken: fc.nat(2),
  encounters: fc.array(anEncounter, { maxLength: 3 }),
});

const iso = (at: number) => new Date(at).toISOString();
const orNull = (at: number | null) => (at === null ? null : iso(at));

test('PRE-02 the database and the rules say the same state of any facts', async ({ house }) => {
  const { platform, db } = house;
  const staff = await aPerson(platform, { roles: ['client_administrator'] });
  const { id: courseId } = await aCourse(platform, staff.actor);
  const count = isLong ? 10_000 : 2000;
  const said = new Map<string, string>();
  const classes = [];
  const encounters = [];
  for (const { open, encounters: held, ...drawn } of fc.sample(aClass, { numRuns: count, seed: 51 })) {
    const id = platform.newId();
    const facts = {
      ...drawn,
      taken: Math.min(drawn.taken, drawn.seats ?? 2),
      closesAt: drawn.opensAt + open * minute,
      encounters: held,
    };
    said.set(id, stateOf(facts, start));
    const key = { tenant_id: staff.tenantId, id };
    classes.push({
      ...key,
      version: 1,
      kind: facts.kind,
      course_id: courseId,
      name: 'Turma',
      instructor_id: facts.hasInstructor ? staff.memberId : null,
      seats: facts.seats,
      taken: facts.taken,
      opens_at: iso(facts.opensAt),
      closes_at: iso(facts.closesAt),
      minimum_percent: 75,
      is_tentative: facts.isTentative,
      closed_at: facts.isClosedByHand ? iso(start) : null,
      canceled_at: facts.isCanceled ? iso(start) : null,
      results_at: facts.hasResults ? iso(start) : null,
      created_at: iso(start),
      updated_at: iso(start),
    });
    for (const one of held)
      encounters.push({
        tenant_id: staff.tenantId,
        id: platform.newId(),
        class_id: id,
        day: one.day,
        time: '10:00',
        zone: 'UTC',
        minutes: 60,
        begins_at: iso(one.beginsAt),
        ends_at: iso(one.endsAt),
        place: 'Sala',
        meeting_url: one.isOnline ? 'https://meet.example.com/a' : null,
        started_at: orNull(one.startedAt),
        paused_at: orNull(one.pausedAt),
        ended_at: orNull(one.endedAt),
        sign_at: orNull(one.signAt),
        canceled_at: one.isCanceled ? iso(start) : null,
      });
  }
  for (let at = 0; at < classes.length; at += 500)
    await db
      .write()
      .insertInto('classes.class')
      .values(classes.slice(at, at + 500))
      .execute();
  for (let at = 0; at < encounters.length; at += 500)
    await db
      .write()
      .insertInto('classes.encounter')
      .values(encounters.slice(at, at + 500))
      .execute();
  const rows = await classesOf(db.write(), staff, iso(start)).execute();
  expect(rows).toHaveLength(count);
  const wrong = rows
    .filter(({ id, state }) => said.get(id) !== state)
    .map(({ id, kind, state }) => ({ id, kind, state, rules: said.get(id) }));
  expect(wrong).toEqual([]);
  expect(classStates.filter((state) => ![...said.values()].includes(state))).toEqual([]);
}, 60_000);
