import * as assessment from '@vitrine/contract/assessment';
import { publishCourse, retireCourse, saveCourse } from '@vitrine/contract/catalog';
import * as wire from '@vitrine/contract/learning';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { rightAnswersOf } from '../assessment/testing.ts';
import { aCourseForm } from '../catalog/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { aClassroom, device, enrolIn, pages, report, seen, takeTest, watched } from './testing.ts';

test('TST-02 CRS-03 the last failed attempt reproves, and a pass never turns into a fail', async ({ house }) => {
  const room = await aClassroom(house, { rules: { maximumAttempts: 2 } });
  await enrolIn(house, room.learner, room.courseId);
  expect((await takeTest(house, room, { isRight: false })).body).toMatchObject({
    courseState: 'in_progress',
    attempt: { result: { attemptsLeft: 1, review: null } },
  });
  expect((await takeTest(house, room, { isRight: false })).body.courseState).toBe('reproved');
  const third = await house.call(room.learner, wire.startAttempt, {
    params: { courseId: room.courseId, hierarchy_order: 3 },
    body: { device },
  });
  expect([third.status, third.body.refusal]).toEqual([409, 'no_attempts_left']);
});

test('TST-02 TST-06 after a pass a remaining attempt may only improve', async ({ house }) => {
  const room = await aClassroom(house);
  await enrolIn(house, room.learner, room.courseId);
  await takeTest(house, room, { isRight: true });
  const worse = await takeTest(house, room, { isRight: false });
  expect(worse.body.attempt.result).toMatchObject({ isPassed: false, bestScore: 100 });
  const page = await house.call(room.learner, wire.getCourse, { params: { courseId: room.courseId } });
  expect(page.body.activitiesMenu[2]).toMatchObject({ state: 'completed' });
});

test('TST-07 two that finish at once grade once, and time closes an attempt that nobody returns to', async ({ house }) => {
  const room = await aClassroom(house, { rules: { minutesToAnswer: 10 } });
  const params = { courseId: room.courseId, hierarchy_order: 3 };
  await enrolIn(house, room.learner, room.courseId);
  const { body: attempt } = await house.call(room.learner, wire.startAttempt, { params, body: { device } });
  const finish = () => house.call(room.learner, wire.finishAttempt, { params: { ...params, attemptId: attempt.id }, body: { device } });
  const [one, other] = await Promise.all([finish(), finish()]);
  expect(one.body).toEqual(other.body);

  const second = await house.call(room.learner, wire.startAttempt, { params, body: { device } });
  house.clock.shift(11 * 60_000);
  await house.drain();
  const closed = await house.call(room.learner, assessment.getAttempt, { params: { attemptId: second.body.id }, query: { device } });
  expect(closed.body).toMatchObject({ state: 'closed_by_time', result: { score: 0 } });
});

test('TST-07 a second device takes the attempt over, and the first may not finish it', async ({ house }) => {
  const { learner, courseId } = await aClassroom(house);
  const params = { courseId, hierarchy_order: 3 };
  await enrolIn(house, learner, courseId);
  const onPhone = await house.call(learner, wire.startAttempt, { params, body: { device } });
  const onTablet = await house.call(learner, wire.startAttempt, { params, body: { device: 'a-tablet-at-home' } });
  expect([onTablet.body.id, onTablet.body.isHere]).toEqual([onPhone.body.id, true]);
  const finish = (on: string) =>
    house.call(learner, wire.finishAttempt, { params: { ...params, attemptId: onPhone.body.id }, body: { device: on } });
  expect((await finish(device)).body.refusal).toBe('attempt_elsewhere');
  expect((await finish('a-tablet-at-home')).status).toBe(200);
});

test('TST-02 CRS-02 an attempt waits for enrolment and for the activities before it, and is found in its own activity alone', async ({
  house,
}) => {
  const { learner, courseId, pdf, video, exam } = await aClassroom(house, { course: { isSequential: true } });
  const start = (hierarchy_order: number) =>
    house.call(learner, wire.startAttempt, { params: { courseId, hierarchy_order }, body: { device } });
  expect((await start(3)).body.refusal).toBe('not_enrolled');
  await enrolIn(house, learner, courseId);
  expect((await start(3)).body.refusal).toBe('activity_locked');
  // A device may say that it opened what waits: that opens nothing.
  await report(house, learner, [seen(house, { courseId, activityId: exam }, { kind: 'opened' })]);
  expect((await start(3)).body.refusal).toBe('activity_locked');

  await report(house, learner, [
    seen(house, { courseId, activityId: pdf }, pages(1, 2, 3)),
    seen(house, { courseId, activityId: video }, watched([0, 100])),
  ]);
  expect((await start(1)).status).toBe(404);
  const { status, body } = await start(3);
  expect(status).toBe(200);
  const elsewhere = { courseId, hierarchy_order: 1, attemptId: body.id };
  expect((await house.call(learner, wire.finishAttempt, { params: elsewhere, body: { device } })).status).toBe(404);
});

test('CLI-08 TST-07 nobody finishes the attempt of a colleague', async ({ house }) => {
  const { learner, courseId } = await aClassroom(house);
  const colleague = await aPerson(house.platform, { tenantId: learner.tenantId });
  const params = { courseId, hierarchy_order: 3 };
  for (const person of [learner, colleague]) await enrolIn(house, person, courseId);
  const { body } = await house.call(learner, wire.startAttempt, { params, body: { device } });
  const answered = await house.call(colleague, wire.finishAttempt, { params: { ...params, attemptId: body.id }, body: { device } });
  expect([answered.status, answered.body.refusal]).toEqual([404, 'not_found']);
});

test('CRS-03 D04 a course that another device finishes while a test is begun stays finished', async ({ house }) => {
  const { author, courseId, pdf, video } = await aClassroom(house, { isTestRequired: false });
  for (let round = 0; round < 6; round += 1) {
    const learner = await aPerson(house.platform, { tenantId: author.tenantId });
    await enrolIn(house, learner, courseId);
    await Promise.all([
      house.call(learner, wire.startAttempt, { params: { courseId, hierarchy_order: 3 }, body: { device } }),
      report(house, learner, [
        seen(house, { courseId, activityId: pdf }, pages(1, 2, 3)),
        seen(house, { courseId, activityId: video }, watched([0, 100])),
      ]),
    ]);
    const { body } = await house.call(learner, wire.getCourse, { params: { courseId } });
    expect([body.state, body.progress]).toEqual(['finished', 100]);
  }
});

test('CRS-03 TST-06 a better grade after a pass makes the course an improved one, and tells of it once', async ({ house }) => {
  const room = await aClassroom(house, { rules: { minimumScore: 0 } });
  const { learner, courseId, pdf, video } = room;
  await enrolIn(house, learner, courseId);
  await report(house, learner, [
    seen(house, { courseId, activityId: pdf }, pages(1, 2, 3)),
    seen(house, { courseId, activityId: video }, watched([0, 100])),
  ]);
  expect((await takeTest(house, room, { isRight: false })).body.courseState).toBe('approved');
  expect((await takeTest(house, room, { isRight: true })).body.courseState).toBe('improved');
  const told = await house.db
    .read()
    .selectFrom('platform.outbox')
    .select('payload')
    .where('tenant_id', '=', learner.tenantId)
    .where('event', '=', 'learning.course_finished')
    .execute();
  expect(told).toHaveLength(1);
});

test('TST-09 D10 a running attempt ends on its own questions though its course is published anew and retired; a score that is sent along counts for nothing', async ({
  house,
}) => {
  const { author, learner, courseId, draft, quiz } = await aClassroom(house);
  const params = { courseId, hierarchy_order: 3 };
  await enrolIn(house, learner, courseId);
  const { body: attempt } = await house.call(learner, wire.startAttempt, { params, body: { device } });
  const saved = await house.call(author, saveCourse, {
    params: { courseId },
    body: { version: draft.version, course: aCourseForm({ title: { 'pt-BR': 'Outra edição' } }) },
  });
  await house.call(author, publishCourse, { params: { courseId }, body: { version: saved.body.version } });
  await house.call(author, retireCourse, { params: { courseId } });
  const right = rightAnswersOf(quiz);
  const [first] = attempt.questions;
  const kept = await house.call(learner, assessment.saveAnswer, {
    params: { attemptId: attempt.id, questionId: first?.id ?? '' },
    body: { device, options: right.get(first?.id ?? ''), revision: 1 },
  });
  expect(kept.status).toBe(200);
  const forged = { device, score: 100, isPassed: true, answers: [...right] };
  const finished = await house.app.inject({
    method: 'POST',
    url: `/api/v1/courses/${courseId}/activities/3/attempts/${attempt.id}/finish`,
    headers: { host: learner.host, authorization: `Bearer ${learner.accessToken}`, 'content-type': 'application/json' },
    payload: JSON.stringify(forged),
  });
  if (finished.statusCode !== 200)
    await house.call(learner, wire.finishAttempt, { params: { ...params, attemptId: attempt.id }, body: { device } });
  const { body } = await house.call(learner, assessment.getAttempt, { params: { attemptId: attempt.id }, query: { device } });
  expect(body).toMatchObject({ state: 'finished', result: { score: 25, isPassed: false, rightAnswers: 1 } });
});
