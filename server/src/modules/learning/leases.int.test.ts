import { getAttempt } from '@vitrine/contract/assessment';
import { publishCourse, retireCourse, saveCourse } from '@vitrine/contract/catalog';
import * as wire from '@vitrine/contract/learning';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { secret, secretQuestions } from '../assessment/testing.ts';
import { aCourseForm } from '../catalog/testing.ts';
import { aPerson, aSession, type BuiltPerson } from '../identity/testing.ts';
import { aClassroom, device, enrolIn, takeTest, type Classroom } from './testing.ts';

const day = 86_400_000;
const tablet = 'a-tablet-at-home';
const at = (courseId: string) => ({ courseId, hierarchy_order: 3 });

const take = (house: House, who: BuiltPerson, courseId: string, on = device) =>
  house.call(who, wire.takeLease, { params: at(courseId), body: { device: on } });

/** A moment by the server's clock, `ago` milliseconds before, on a device whose clock is off. */
const moment = (house: House, { ago = 0, off = 0, life = 'a page' } = {}): wire.DeviceMoment => ({
  at: house.clock.in(off - ago),
  ticks: 1e10 - ago,
  life,
});

type Wish = { right?: number; ago?: number; off?: number; on?: string; life?: string };
/** Delivers a lease with so many right answers, given so long before. */
function deliver(house: House, { learner, quiz }: Classroom, lease: wire.Lease, wish: Wish = {}) {
  const { right = Infinity, ago = 60_000, off = 0, on = device, life = 'another page' } = wish;
  const answers = lease.attempt.questions.map(({ id, options }, place) => {
    const rightOnes = (quiz.questions.find((one) => one.id === id)?.options ?? []).filter(({ isRight }) => isRight).map((one) => one.id);
    const wrong = options.map((one) => one.id).filter((one) => !rightOnes.includes(one));
    return {
      questionId: id,
      options: place < right ? rightOnes : wrong.slice(0, 1),
      entries: {},
      revision: 1,
      given: moment(house, { ago: ago + 1_000, off, life }),
    };
  });
  const body = {
    device: on,
    begun: moment(house, { ago: ago + 60_000, off, life }),
    handedIn: moment(house, { ago, off, life }),
    sent: moment(house, { off }),
    answers,
  };
  return house.call(learner, wire.deliverLease, { params: { leaseId: lease.attempt.id }, body });
}

const aLease = async (house: House, given: Parameters<typeof aClassroom>[1] = {}) => {
  const room = await aClassroom(house, given);
  await enrolIn(house, room.learner, room.courseId);
  return { room, lease: (await take(house, room.learner, room.courseId)).body };
};
/** So many days later, logged in anew. */
async function later(house: House, room: Classroom, days: number): Promise<Classroom> {
  house.clock.shift(days * day);
  const { tokens } = await aSession(house.platform, room.learner);
  return { ...room, learner: { ...room.learner, accessToken: tokens.access_token } };
}
const menuOf = async (house: House, { learner, courseId }: Classroom) =>
  (await house.call(learner, wire.getCourse, { params: { courseId } })).body.activitiesMenu[2]?.state;
const testOf = async (house: House, { learner, courseId }: Classroom) => {
  const { content } = (await house.call(learner, wire.openActivity, { params: at(courseId) })).body;
  return 'attemptsTaken' in content ? content : undefined;
};

test('OFF-04 TST-09 a test that a device takes along says nothing of what is right, uses no attempt up, and is the same when it is asked for again, twice at once', async ({
  house,
}) => {
  const room = await aClassroom(house, { rules: { maximumAttempts: 1 } });
  await enrolIn(house, room.learner, room.courseId);
  const [one, other] = await Promise.all([take(house, room.learner, room.courseId), take(house, room.learner, room.courseId)]);
  expect([one.status, other.body]).toEqual([200, one.body]);
  expect(one.body.endsAt.slice(0, 10)).toBe(house.clock.in(14 * day).slice(0, 10));
  expect(JSON.stringify(one.body)).not.toMatch(/isRight|explanation|Porque/);
  expect(await testOf(house, room)).toMatchObject({ attemptsTaken: 0, attemptsLeft: 1, state: 'not_started' });
  const onTablet = await take(house, room.learner, room.courseId, tablet);
  expect(onTablet.body.attempt.id).not.toBe(one.body.attempt.id);
  // Near its end a device that asks gets another one; what was answered in the old one would still count.
  const then = await later(house, room, 8);
  const fresh = await take(house, then.learner, room.courseId);
  expect(fresh.body.attempt.id).not.toBe(one.body.attempt.id);
  expect((await deliver(house, then, one.body)).body).toMatchObject({ courseState: 'in_progress', attempt: { result: { score: 100 } } });
});

test('OFF-04 TST-09 no kind of question goes along with its right answers', async ({ house }) => {
  const room = await aClassroom(house, { questions: secretQuestions().filter(({ kind }) => kind !== 'hotspot') });
  await enrolIn(house, room.learner, room.courseId);
  const { status, body } = await take(house, room.learner, room.courseId);
  expect([status, body.attempt.questions.length]).toEqual([200, 9]);
  const text = JSON.stringify(body.attempt.questions.filter(({ kind }) => kind === 'short_text' || kind === 'cloze' || kind === 'numeric'));
  expect(text).not.toContain(secret);
  expect(JSON.stringify(body)).not.toMatch(/isRight|explanation|tolerance/);
});

test('OFF-04 TST-02 what was answered without a network is one attempt, graded by the server, moves the course on, and is delivered once however often it is sent, twice at once too', async ({
  house,
}) => {
  const { room: before, lease } = await aLease(house);
  expect(await menuOf(house, before)).not.toBe('completed');
  const room = await later(house, before, 3);
  const [one, other] = await Promise.all([deliver(house, room, lease, { ago: 2 * day }), deliver(house, room, lease, { ago: 2 * day })]);
  expect([one.status, other.body]).toEqual([200, one.body]);
  expect(one.body).toMatchObject({
    lateAnswers: 0,
    attempt: { id: lease.attempt.id, number: 1, state: 'finished', result: { score: 100, isPassed: true, secondsTaken: 60 } },
  });
  expect(Date.parse(one.body.attempt.startedAt)).toBeCloseTo(Date.parse(house.clock.in(-2 * day - 60_000)), -4);
  expect(await menuOf(house, room)).toBe('completed');
  // Other answers in the same lease change nothing.
  expect((await deliver(house, room, lease, { right: 0 })).body).toMatchObject({ attempt: { result: { score: 100 } } });
  expect(await testOf(house, room)).toMatchObject({ attemptsTaken: 1, bestScore: 100, lastAttemptId: lease.attempt.id });
  const view = await house.call(room.learner, getAttempt, { params: { attemptId: lease.attempt.id }, query: { device } });
  expect(view.body.result).toMatchObject({ score: 100, rightAnswers: 4 });
});

test('OFF-04 D06 what was answered after the last day is kept and not graded, whatever the clock of the device says; what was answered before counts however late it comes', async ({
  house,
}) => {
  const { room: before, lease } = await aLease(house);
  const room = await later(house, before, 30);
  // Its clock runs twenty days behind: it says that this was in time.
  const late = await deliver(house, room, lease, { ago: 10 * day, off: -20 * day });
  expect(late.body).toMatchObject({ lateAnswers: 4, attempt: { state: 'closed_by_time', result: { score: 0, isPassed: false } } });

  const inTime = await aLease(house);
  const back = await later(house, inTime.room, 30);
  // Its clock runs three weeks ahead: it says that this was too late.
  const body = (await deliver(house, back, inTime.lease, { ago: 20 * day, off: 21 * day })).body;
  expect(body).toMatchObject({ lateAnswers: 0, attempt: { state: 'finished', result: { score: 100 } } });
  const kept = await house.db
    .read()
    .selectFrom('assessment.answer')
    .select(['answered_at', 'device_time'])
    .where('tenant_id', '=', inTime.room.learner.tenantId)
    .where('attempt_id', '=', inTime.lease.attempt.id)
    .executeTakeFirstOrThrow();
  expect(Date.parse(kept.device_time ?? '') - Date.parse(kept.answered_at)).toBeCloseTo(21 * day, -4);
});

test('OFF-04 two devices of one person bring two attempts, none is lost; the one beyond the maximum is kept, not graded, and uses up nothing that is given later', async ({
  house,
}) => {
  const room = await aClassroom(house, { rules: { maximumAttempts: 1 } });
  await enrolIn(house, room.learner, room.courseId);
  const phone = (await take(house, room.learner, room.courseId)).body;
  const other = (await take(house, room.learner, room.courseId, tablet)).body;
  expect((await deliver(house, room, phone, { right: 1 })).body.attempt).toMatchObject({ number: 1, result: { score: 25 } });
  expect((await deliver(house, room, other, { on: device })).body.refusal).toBe('attempt_elsewhere');
  const beyond = await deliver(house, room, other, { on: tablet });
  expect(beyond.body.attempt).toMatchObject({
    number: 2,
    state: 'beyond_maximum',
    result: { score: null, isPassed: false, bestScore: 25 },
  });
  expect(beyond.body.courseState).toBe('reproved');
  expect(await testOf(house, room)).toMatchObject({ attemptsTaken: 1, attemptsLeft: 0, bestScore: 25 });
  expect((await take(house, room.learner, room.courseId)).body.refusal).toBe('no_attempts_left');
});

test('OFF-04 an attempt that was taken online meanwhile stands beside the one that comes later, and none is taken along while one runs', async ({
  house,
}) => {
  const { room, lease } = await aLease(house);
  expect((await takeTest(house, room, { isRight: true })).body.attempt).toMatchObject({ number: 1, result: { isPassed: true } });
  await house.call(room.learner, wire.startAttempt, { params: at(room.courseId), body: { device } });
  expect((await take(house, room.learner, room.courseId)).body.refusal).toBe('attempt_running');
  expect((await deliver(house, room, lease, { right: 0 })).body.attempt).toMatchObject({
    number: 3,
    state: 'finished',
    result: { score: 0, bestScore: 100 },
  });
  expect(await menuOf(house, room)).toBe('completed');
});

test('OFF-04 D10 a course that was retired, or that has another version by now, takes what was done before', async ({ house }) => {
  const { room, lease } = await aLease(house);
  const params = { courseId: room.courseId };
  const course = aCourseForm({ title: { 'pt-BR': 'Outra edição' } });
  const saved = await house.call(room.author, saveCourse, { params, body: { version: room.draft.version, course } });
  await house.call(room.author, publishCourse, { params, body: { version: saved.body.version } });
  expect((await house.call(room.author, retireCourse, { params })).status).toBe(200);
  expect((await deliver(house, room, lease)).body).toMatchObject({ attempt: { result: { isPassed: true } } });
});

test('OFF-04 a test against the clock, one that blocks, a document, and what may not be opened are not taken along', async ({ house }) => {
  const timed = await aClassroom(house, { rules: { minutesToAnswer: 10 } });
  expect((await take(house, timed.learner, timed.courseId)).body.refusal).toBe('not_enrolled');
  await enrolIn(house, timed.learner, timed.courseId);
  expect((await take(house, timed.learner, timed.courseId)).body.refusal).toBe('not_downloadable');
  const params = { courseId: timed.courseId, hierarchy_order: 1 };
  expect((await house.call(timed.learner, wire.takeLease, { params, body: { device } })).body.refusal).toBe('not_downloadable');
  const inTurn = await aClassroom(house, { course: { isSequential: true } });
  await enrolIn(house, inTurn.learner, inTurn.courseId);
  expect((await take(house, inTurn.learner, inTurn.courseId)).body.refusal).toBe('activity_locked');
});

test('CLI-08 OFF-04 nobody takes a test of another client along, delivers the lease of a colleague, or answers what was not asked', async ({
  house,
}) => {
  const { room, lease } = await aLease(house);
  const stranger = await aPerson(house.platform, {});
  expect((await take(house, stranger, room.courseId)).status).toBe(404);
  expect((await deliver(house, { ...room, learner: stranger }, lease)).status).toBe(404);
  const colleague = await aPerson(house.platform, { tenantId: room.author.tenantId });
  expect((await deliver(house, { ...room, learner: colleague }, lease)).status).toBe(404);
  const questions = lease.attempt.questions.map((question) => ({ ...question, id: house.platform.newId() }));
  expect((await deliver(house, room, { ...lease, attempt: { ...lease.attempt, questions } })).body.refusal).toBe('option_unknown');
  expect((await deliver(house, room, lease)).status).toBe(200);
});
