import * as wire from '@vitrine/contract/learning';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { anActivity } from '../activities/testing.ts';
import { aTest } from '../assessment/testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { statementsOf } from './testing/statements.ts';
import { aClassroom, device, enrolIn, pages, report, seen, takeTest, watched } from './testing.ts';

test('CRS-01 the catalog takes three statements at most, a course page five, done or not', async ({ house }) => {
  const room = await aClassroom(house);
  const { learner, courseId, pdf, video } = room;
  const list = () => house.call(learner, wire.listCourses, { query: { search: 'frio' } });
  const page = () => house.call(learner, wire.getCourse, { params: { courseId } });
  await list();
  expect((await statementsOf(list)).length).toBeLessThanOrEqual(3);
  expect((await statementsOf(page)).length).toBeLessThanOrEqual(5);

  await enrolIn(house, learner, courseId);
  await report(house, learner, [
    seen(house, { courseId, activityId: pdf }, pages(1, 2, 3)),
    seen(house, { courseId, activityId: video }, watched([0, 100])),
  ]);
  await takeTest(house, room, { isRight: true });
  await house.drain();
  expect((await statementsOf(list)).length).toBeLessThanOrEqual(3);
  expect((await statementsOf(page)).length).toBeLessThanOrEqual(5);
});

test('PLY-07 what changes nothing of a course leaves its enrolment unwritten, however often a device tells it', async ({ house }) => {
  const { learner, courseId, pdf } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  const read = () => report(house, learner, [seen(house, { courseId, activityId: pdf }, pages(1))]);
  const writesEnrolment = async () => (await statementsOf(read)).some((text) => /update "learning"."enrolment"/.test(text));
  expect(await writesEnrolment()).toBe(true);
  expect(await writesEnrolment()).toBe(false);
});

test('PLY-07 twelve reports that come together ask little more often than one', async ({ house }) => {
  const { author, courseId, pdf } = await aClassroom(house);
  const learners = await Promise.all(Array.from({ length: 12 }, () => aPerson(house.platform, { tenantId: author.tenantId })));
  for (const one of learners) await enrolIn(house, one, courseId);
  const all = () => Promise.all(learners.map((one) => report(house, one, [seen(house, { courseId, activityId: pdf }, pages(1))])));
  await all();
  const texts = await statementsOf(all);
  // Each looks its token up; the first two go at once, the ten behind them in one transaction. What they see of a course’s test is asked for each.
  expect(texts.filter((text) => /insert into learning\.(event|progress)|for update of e/.test(text)).length).toBeLessThanOrEqual(9 + 3);
});

test('TST-04 the list of blocked people asks as often for many as for one', async ({ house }) => {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const quiz = aTest({ questions: 1, maximumAttempts: 1 });
  const course = await aCourse(house.platform, author.actor, { activities: [anActivity('block_test', { content: { test: quiz } })] });
  const fail = async (fullName: string) => {
    const learner = await aPerson(house.platform, { tenantId: author.tenantId, fullName });
    await enrolIn(house, learner, course.id);
    const params = { courseId: course.id, hierarchy_order: 1 };
    const { body: attempt } = await house.call(learner, wire.startAttempt, { params, body: { device } });
    await house.call(learner, wire.finishAttempt, { params: { ...params, attemptId: attempt.id }, body: { device } });
  };
  const list = () => house.call(author, wire.listBlocked, {});
  await fail('Ana');
  await list();
  const one = (await statementsOf(list)).length;
  await fail('Bia');
  await fail('Caio');
  expect((await statementsOf(list)).length).toBe(one);
  expect((await list()).body.items).toMatchObject(
    ['Ana', 'Bia', 'Caio'].map((fullName) => ({ fullName, activityId: course.activities[0]?.id, bestScore: 0 })),
  );
});
