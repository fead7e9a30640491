import * as wire from '@vitrine/contract/learning';
import { emptyDetail } from '@vitrine/domain/activities';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { reconcile, reconcileAll } from './index.ts';
import { closeForgottenAttempts } from './close-forgotten-attempts.ts';
import { aTaker, start } from '../assessment/testing.ts';
import { aClassroom, device, enrolIn, pages, report, seen, takeTest, watched } from './testing.ts';

/** A course in which two devices reported, a test failed and then passed. */
async function aLearntCourse(house: House) {
  const room = await aClassroom(house);
  const { learner, courseId, pdf, video } = room;
  await enrolIn(house, learner, courseId);
  const now = Date.parse(house.clock.now());
  const spent: [string, string] = [new Date(now - 60_000).toISOString(), new Date(now).toISOString()];
  await report(house, learner, [
    seen(house, { courseId, activityId: video }, watched([0, 40]), { spent }),
    seen(house, { courseId, activityId: pdf }, pages(1, 2, 3)),
  ]);
  await takeTest(house, room, { isRight: false });
  await report(house, learner, [seen(house, { courseId, activityId: video }, watched([30, 95]), { device_id: 'a-tablet-at-home', spent })]);
  await takeTest(house, room, { isRight: true });
  return room;
}

test('CRS-04 D12 progress that is counted again from events and attempts is what is stored', async ({ house }) => {
  const { learner, author } = await aLearntCourse(house);
  const tenantId = learner.tenantId;
  expect(await reconcile(house.platform, { tenantId, since: null })).toEqual({ enrolments: 1, differences: [] });
  expect(author.tenantId).toBe(tenantId);
});

test('PLY-14 CRS-03 D12 whatever two devices do at once, the course is finished and told of once, and the count agrees', async ({
  house,
}) => {
  const { author, courseId, pdf, video } = await aClassroom(house, { isTestRequired: false });
  for (let round = 0; round < 5; round += 1) {
    const learner = await aPerson(house.platform, { tenantId: author.tenantId });
    await enrolIn(house, learner, courseId);
    const params = { courseId, hierarchy_order: 3 };
    const { body: attempt } = await house.call(learner, wire.startAttempt, { params, body: { device } });
    const statuses = await Promise.all([
      report(house, learner, [seen(house, { courseId, activityId: pdf }, pages(1, 2, 3))]),
      report(house, learner, [seen(house, { courseId, activityId: video }, watched([0, 60]))]),
      report(house, learner, [seen(house, { courseId, activityId: video }, watched([50, 100]), { device_id: 'a-tablet-at-home' })]),
      house.call(learner, wire.finishAttempt, { params: { ...params, attemptId: attempt.id }, body: { device } }),
      house.call(learner, wire.openActivity, { params: { courseId, hierarchy_order: 1 } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const told = await house.db
      .read()
      .selectFrom('platform.outbox')
      .select('id')
      .where('event', '=', 'learning.course_finished')
      .where(sql<boolean>`payload ->> 'memberId' = ${learner.memberId}`)
      .execute();
    expect(told).toHaveLength(1);
  }
  expect(await reconcile(house.platform, { tenantId: author.tenantId, since: null })).toEqual({ enrolments: 5, differences: [] });
});

test('CRS-04 D12 each way in which stored progress may be wrong is found', async ({ house }) => {
  const { learner, pdf, video } = await aLearntCourse(house);
  const { tenantId } = learner;
  const found = async () =>
    (await reconcile(house.platform, { tenantId, since: null })).differences.map(({ activityId, what }) => ({ activityId, what }));
  const plant = (activityId: string, values: object) =>
    house.db
      .write()
      .updateTable('learning.progress')
      .set(values)
      .where('tenant_id', '=', tenantId)
      .where('activity_id', '=', activityId)
      .execute();
  const plantCourse = (values: object) =>
    house.db.write().updateTable('learning.enrolment').set(values).where('tenant_id', '=', tenantId).execute();

  await plant(video, { spent: JSON.stringify([[0, 1]]) });
  await plantCourse({ grade: 12 });
  expect(await found()).toEqual([
    { activityId: video, what: 'spent' },
    { activityId: null, what: 'grade' },
  ]);
  await plant(pdf, { state: 'in_progress', percent: 10, detail: JSON.stringify({ ...emptyDetail('pdf'), pagesRead: [1] }) });
  await plantCourse({ state: 'in_progress', progress: 40 });
  expect(await found()).toEqual(
    expect.arrayContaining([
      { activityId: pdf, what: 'isComplete' },
      { activityId: pdf, what: 'percent' },
      { activityId: pdf, what: 'detail' },
      { activityId: null, what: 'state' },
      { activityId: null, what: 'progress' },
    ]),
  );
  await expect(reconcileAll(house.platform, { since: null })).rejects.toThrow(/learning: \d+ differences in client/);
  expect(await reconcile(house.platform, { tenantId, since: house.clock.in(60_000) })).toEqual({ enrolments: 0, differences: [] });
});

test('PLY-14 a device whose clock runs ahead does not hold the place where the person goes on', async ({ house }) => {
  const { learner, courseId, pdf } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  const at = (milliseconds: number) => new Date(Date.parse(house.clock.now()) + milliseconds).toISOString();
  const page = (number: number, client_time: string) => seen(house, { courseId, activityId: pdf }, pages(number), { client_time });
  await report(house, learner, [page(3, at(86_400_000))]);
  house.clock.shift(1_000);
  await report(house, learner, [page(2, house.clock.now())]);
  const { body } = await house.call(learner, wire.openActivity, { params: { courseId, hierarchy_order: 1 } });
  expect(body.content).toMatchObject({ lastPage: 2, pagesRead: [2, 3] });
});

test('TST-07 D06 an attempt whose own job got lost is closed all the same', async ({ house }) => {
  const { learner, courseId } = await aClassroom(house, { rules: { minutesToAnswer: 10 } });
  await enrolIn(house, learner, courseId);
  const { body } = await house.call(learner, wire.startAttempt, { params: { courseId, hierarchy_order: 3 }, body: { device } });
  await closeForgottenAttempts(house.platform); // what tests before this one left behind
  await house.drain();
  expect(await closeForgottenAttempts(house.platform)).toBe(0);
  // As if nobody had ever sent its job: the deadline passed long ago.
  await house.db
    .write()
    .updateTable('assessment.attempt')
    .set({ deadline: house.clock.in(-3_600_000) })
    .where('tenant_id', '=', learner.tenantId)
    .where('id', '=', body.id)
    .execute();
  for (const _again of [1, 2]) expect(await closeForgottenAttempts(house.platform)).toBe(1);
  await house.drain();
  expect(await closeForgottenAttempts(house.platform)).toBe(0);
  const page = await house.call(learner, wire.getCourse, { params: { courseId } });
  expect(page.body.activitiesMenu[2]).toMatchObject({ state: 'in_progress' });
});

test('TST-07 D06 an attempt whose course is not the member’s any more is closed by time too', async ({ house }) => {
  const taker = await aTaker(house, { minutesToAnswer: 10 });
  const { id } = await start(house, taker);
  house.clock.shift(3_600_000);
  await closeForgottenAttempts(house.platform);
  await house.drain();
  const attempt = house.db.read().selectFrom('assessment.attempt').select('state').where('tenant_id', '=', taker.person.tenantId);
  expect(await attempt.where('id', '=', id).executeTakeFirst()).toEqual({ state: 'closed_by_time' });
});
