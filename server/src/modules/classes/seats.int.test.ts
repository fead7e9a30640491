import * as wire from '@vitrine/contract/classes';
import { listNotices } from '@vitrine/contract/notices';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import type { BuiltPerson } from '../identity/testing.ts';
import { handOverJob } from './seats.ts';
import { aSchool, classesOf, leave, subscribe, type Wish } from './testing/school.ts';

test('PRE-03 forty who subscribe at once to ten seats get exactly ten, where counting first would let more in', async ({ house }) => {
  const school = await aSchool(house);
  const { id: classId } = await school.held({ seats: 10 });
  const people = await school.members(40);
  const answers = await Promise.all(people.map((person) => subscribe(house, person, classId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(new Set(answers.flatMap(({ body }) => body.refusal ?? []))).toEqual(new Set(['class_full']));
  const { body } = await house.call(school.staff, wire.getClassToManage, { params: { classId } });
  expect(body).toMatchObject({ taken: 10, state: 'no_vacancy' });
  const { items } = (await house.call(school.staff, wire.listClassPeople, { params: { classId }, query: {} })).body;
  expect(items).toHaveLength(10);

  // The control: whoever counts and then inserts lets in all who counted before the first one wrote.
  let taken = 0;
  const naive = async () => {
    const seen = taken;
    await Promise.resolve();
    if (seen < 10) taken += 1;
  };
  await Promise.all(people.map(() => naive()));
  expect(taken).toBeGreaterThan(10);
}, 60_000);

test('PRE-03 a seat that is given back goes to the first who waits, and nobody slips in between', async ({ house }) => {
  const school = await aSchool(house);
  const { id: classId } = await school.held({ seats: 1 });
  const [first, second, third, late] = await school.members(4);
  if (!first || !second || !third || !late) return;
  expect((await subscribe(house, first, classId)).body).toMatchObject({ part: 'subscribed', free: 0 });
  expect((await subscribe(house, first, classId)).body).toMatchObject({ part: 'subscribed', free: 0 }); // again changes nothing
  expect((await subscribe(house, second, classId)).body).toMatchObject({ refusal: 'class_full' });
  expect((await subscribe(house, second, classId, true)).body).toMatchObject({ part: 'waiting', place: 1 });
  expect((await subscribe(house, third, classId, true)).body).toMatchObject({ part: 'waiting', place: 2, waiting: 2 });
  expect((await leave(house, first, classId)).body).toMatchObject({ part: 'left' });
  const meanwhile = await subscribe(house, late, classId);
  await house.jobs.runNow(handOverJob, { tenantId: school.staff.tenantId, classId });
  expect(meanwhile.body).toMatchObject({ refusal: 'class_full' });
  const partOf = async (person: BuiltPerson) => (await classesOf(house, person, school.courseId))[0];
  expect(await partOf(second)).toMatchObject({ part: 'subscribed', free: 0, waiting: 1 });
  expect(await partOf(third)).toMatchObject({ part: 'waiting', place: 1 });
  const noticesOf = async (person: BuiltPerson) => (await house.call(person, listNotices, { query: { limit: 20 } })).body.items;
  expect(await noticesOf(second)).toMatchObject([
    { kind: 'class_seat_given', facts: { classPath: `/presential-courses/${school.courseId}`, title: 'Frio Inverse, Turma 1' } },
  ]);
  expect(await noticesOf(third)).toEqual([]);
  expect((await leave(house, late, classId)).body).toMatchObject({ refusal: 'not_subscribed' });
  await leave(house, third, classId);
  await leave(house, second, classId);
  expect(await partOf(late)).toMatchObject({ free: 1, waiting: 0, state: 'opened' });
});

test('PRE-03 who waits but is elsewhere at that hour keeps the place, and more seats go to those who wait', async ({ house }) => {
  const school = await aSchool(house);
  const full = await school.held({ name: 'Cheia', seats: 1 });
  const other = await school.held({ name: 'Outra', encounters: [{ time: '10:00' }] });
  const [first, busy, free] = await school.members(3);
  if (!first || !busy || !free) return;
  await subscribe(house, first, full.id);
  await subscribe(house, busy, full.id, true);
  await subscribe(house, free, full.id, true);
  await subscribe(house, busy, other.id);
  const saved = await house.call(school.staff, wire.saveClass, {
    params: { classId: full.id },
    body: { version: full.version, class: { ...full.class, seats: 2 } },
  });
  expect(saved.status).toBe(200);
  await house.jobs.runNow(handOverJob, { tenantId: school.staff.tenantId, classId: full.id });
  const { items } = (await house.call(school.staff, wire.listClassPeople, { params: { classId: full.id }, query: {} })).body;
  expect(Object.fromEntries(items.map(({ memberId, state }) => [memberId, state]))).toEqual({
    [first.memberId]: 'subscribed',
    [free.memberId]: 'subscribed',
    [busy.memberId]: 'waiting',
  });
  const fewer = await house.call(school.staff, wire.saveClass, {
    params: { classId: full.id },
    body: { version: saved.body.version, class: { ...full.class, seats: 1 } },
  });
  expect(fewer.body).toMatchObject({ refusal: 'seats_below_taken' });
});

test('PRE-03 two classes at one hour that are asked for at once: the second is refused', async ({ house }) => {
  const school = await aSchool(house);
  const classes = [await school.held({ name: 'A' }), await school.held({ name: 'B', encounters: [{ time: '11:59' }] })];
  const touching = await school.held({ name: 'C', encounters: [{ time: '06:00' }] });
  const [person] = await school.members(1);
  if (!person) return;
  const answers = await Promise.all(classes.map(({ id }) => subscribe(house, person, id)));
  expect(answers.map(({ body }) => body.refusal ?? 'in').toSorted()).toEqual(['in', 'time_conflict']);
  expect((await subscribe(house, person, touching.id)).status).toBe(200);
});

test('PRE-03 the window and the state say who may subscribe', async ({ house }) => {
  const school = await aSchool(house);
  const [person] = await school.members(1);
  if (!person) return;
  const refusalOf = async (wish: Wish) => (await subscribe(house, person, (await school.held(wish)).id)).body.refusal;
  expect(await refusalOf({ opensAt: '2033-01-01T00:00:00.000Z' })).toBe('subscription_not_open');
  expect(await refusalOf({ closesAt: '2020-02-01T00:00:00.000Z' })).toBe('subscription_closed');
  expect(await refusalOf({ isTentative: true })).toBe('subscription_not_open');
  expect(await refusalOf({ encounters: [{ day: '2021-03-01' }] })).toBe('class_finished');
  const closed = await school.held();
  await house.call(school.staff, wire.closeClass, { params: { classId: closed.id }, body: { version: closed.version } });
  expect((await subscribe(house, person, closed.id)).body.refusal).toBe('subscription_closed');
  const canceled = await school.held();
  await house.call(school.staff, wire.cancelClass, {
    params: { classId: canceled.id },
    body: { version: canceled.version, reason: 'Chuva forte' },
  });
  expect((await subscribe(house, person, canceled.id)).body.refusal).toBe('class_canceled');
  expect(await classesOf(house, person, school.courseId)).toContainEqual(
    expect.objectContaining({ id: canceled.id, state: 'canceled', cancelReason: 'Chuva forte' }),
  );
});
