import * as assessment from '@vitrine/contract/assessment';
import * as wire from '@vitrine/contract/learning';
import { addFavourite, removeFavourite } from '@vitrine/contract/marks';
import { publishCourse, retireCourse, saveCourse } from '@vitrine/contract/catalog';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aDocument, aFilm, anActivity } from '../activities/testing.ts';
import { aTest, rightAnswersOf } from '../assessment/testing.ts';
import { aCourse, aCourseForm } from '../catalog/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';

const device = 'a-phone-in-a-shop';

/** A client with an author, a learner, and a course of a document of three pages, a film of a hundred seconds and a test. */
async function aClassroom(house: House, { course = {}, rules = {} }: { course?: object; rules?: object } = {}) {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const quiz = aTest({ questions: 4, ...rules });
  const document = await aDocument(house.platform, author, { pages: 3 });
  const film = await aFilm(house.platform, author, { seconds: 100 });
  const draft = await aCourse(house.platform, author.actor, {
    course,
    activities: [
      anActivity('pdf', { content: { files: { 'pt-BR': document } } }),
      anActivity('video', { content: { fileId: film, requiredPercent: 90 } }),
      anActivity('conventional_test', { content: { test: quiz } }),
    ],
  });
  const [pdf, video, exam] = draft.activities.map(({ id }) => id);
  if (!pdf || !video || !exam) throw new Error('the course has three activities');
  return { author, learner, quiz, courseId: draft.id, pdf, video, exam, draft };
}

const event = (
  house: House,
  where: { courseId: string; activityId: string },
  what: wire.LearningEvent['what'],
  more: Partial<wire.LearningEvent> = {},
) => ({
  event_id: house.platform.newId(),
  device_id: device,
  seq: 1,
  client_time: house.clock.now(),
  ...where,
  what,
  ...more,
});
const pages = (...read: number[]) => ({ kind: 'pages_read' as const, pages: read, lastPage: read.at(-1) ?? 1 });
const watched = (...ranges: [number, number][]) => ({ kind: 'watched' as const, ranges, positionSeconds: ranges.at(-1)?.[1] ?? 0 });
const report = (house: House, person: BuiltPerson, events: wire.LearningEvent[]) =>
  house.call(person, wire.reportLearning, { body: { events } });
const enrolIn = (house: House, person: BuiltPerson, courseId: string) => house.call(person, wire.enrol, { params: { courseId } });

/** Takes the test, all right or all wrong. */
async function take(house: House, { learner, courseId, quiz }: Awaited<ReturnType<typeof aClassroom>>, { isRight }: { isRight: boolean }) {
  const params = { courseId, hierarchy_order: 3 };
  const { body: attempt } = await house.call(learner, wire.startAttempt, { params, body: { device } });
  const right = rightAnswersOf(quiz);
  for (const question of attempt.questions) {
    const options = isRight
      ? (right.get(question.id) ?? [])
      : question.options
          .map(({ id }) => id)
          .filter((id) => !right.get(question.id)?.includes(id))
          .slice(0, 1);
    const saved = await house.call(learner, assessment.saveAnswer, {
      params: { attemptId: attempt.id, questionId: question.id },
      body: { device, options, revision: 1 },
    });
    expect(saved.status).toBe(200);
  }
  return house.call(learner, wire.finishAttempt, { params: { ...params, attemptId: attempt.id }, body: { device } });
}

test('CRS-01 CRS-03 CRS-04 PLY-01 CER-01 a seller learns a course from the shelf to the certificate', async ({ house }) => {
  const room = await aClassroom(house);
  const { learner, courseId } = room;
  const shelf = await house.call(learner, wire.listCourses, {});
  expect(shelf.body.items).toMatchObject([
    { id: courseId, state: 'not_started', progress: 0, activities: 3, isNew: true, next: { hierarchy_order: 1, kind: 'pdf' } },
  ]);

  const closed = await house.call(learner, wire.openActivity, { params: { courseId, hierarchy_order: 1 } });
  expect([closed.status, closed.body.refusal]).toEqual([409, 'not_enrolled']);
  expect((await enrolIn(house, learner, courseId)).body).toMatchObject({ state: 'enrolled', can: { enrol: false, open: true } });

  const opened = await house.call(learner, wire.openActivity, { params: { courseId, hierarchy_order: 1 } });
  expect(opened.body).toMatchObject({ previous: null, next: 2, content: { kind: 'pdf', pages: 3, pagesRead: [] } });
  await report(house, learner, [event(house, { courseId, activityId: room.pdf }, pages(1, 2))]);
  const half = await house.call(learner, wire.getCourse, { params: { courseId } });
  expect(half.body).toMatchObject({ state: 'in_progress', progress: 22, next: { hierarchy_order: 1 } });

  await report(house, learner, [
    event(house, { courseId, activityId: room.pdf }, pages(3)),
    event(house, { courseId, activityId: room.video }, watched([0, 95])),
  ]);
  const done = await take(house, room, { isRight: true });
  expect(done.body).toMatchObject({ courseState: 'approved', courseProgress: 100, attempt: { result: { score: 100, isPassed: true } } });
  await house.drain();
  const page = await house.call(learner, wire.getCourse, { params: { courseId } });
  expect(page.body.certificateId).not.toBeNull();
  expect(page.body.next).toBeNull();
});

test('CRS-01 the shelf is searched, filtered and paged, and keeps favourites', async ({ house }) => {
  const { author, learner, courseId } = await aClassroom(house);
  for (const number of [1, 2, 3]) await aCourse(house.platform, author.actor, { course: { title: { 'pt-BR': `Lavadora ${number}` } } });
  const list = (query: object) => house.call(learner, wire.listCourses, { query });
  expect((await list({ search: 'lavadorá' })).body.items).toHaveLength(3);
  const first = (await list({ limit: 3 })).body;
  const second = (await list({ limit: 3, after: first.next ?? '' })).body;
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4);
  expect(second.next).toBeNull();

  const params = { subject: 'course' as const, subjectId: courseId };
  for (const _again of [1, 2]) expect((await house.call(learner, addFavourite, { params })).status).toBe(200);
  expect((await list({ show: 'favourites' })).body.items.map(({ id }) => id)).toEqual([courseId]);
  await house.call(learner, removeFavourite, { params });
  expect((await list({ show: 'favourites' })).body.items).toEqual([]);
  await enrolIn(house, learner, courseId);
  expect((await list({ show: 'mine' })).body.items.map(({ id }) => id)).toEqual([courseId]);
  expect((await list({ show: 'new' })).body.items).toHaveLength(3);
});

test('CRS-02 enrolment asks for the course before it, is made once, and a retired course takes nobody', async ({ house }) => {
  const room = await aClassroom(house);
  const { author, learner, courseId } = room;
  const advanced = await aCourse(house.platform, author.actor, { course: { prerequisiteCourseId: courseId } });
  const early = await enrolIn(house, learner, advanced.id);
  expect([early.status, early.body.refusal]).toEqual([409, 'prerequisite_missing']);

  const [one, other] = await Promise.all([enrolIn(house, learner, courseId), enrolIn(house, learner, courseId)]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const rows = await house.db.read().selectFrom('learning.enrolment').select('id').where('tenant_id', '=', learner.tenantId).execute();
  expect(rows).toHaveLength(1);

  await house.call(author, retireCourse, { params: { courseId: advanced.id } });
  expect((await enrolIn(house, learner, advanced.id)).body.refusal).toBe('course_retired');
  expect((await enrolIn(house, learner, house.platform.newId())).status).toBe(404);
});

test('CRS-02 CRS-04 in a course that is learnt in order an activity waits for the one before it', async ({ house }) => {
  const { learner, courseId, pdf } = await aClassroom(house, { course: { isSequential: true } });
  await enrolIn(house, learner, courseId);
  const second = () => house.call(learner, wire.openActivity, { params: { courseId, hierarchy_order: 2 } });
  expect((await second()).body.refusal).toBe('activity_locked');
  await report(house, learner, [event(house, { courseId, activityId: pdf }, pages(1, 2, 3))]);
  expect((await second()).status).toBe(200);
});

test('CRS-04 whoever comes back goes on in the activity they were last in', async ({ house }) => {
  const { learner, courseId } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  await house.call(learner, wire.openActivity, { params: { courseId, hierarchy_order: 2 } });
  expect((await house.call(learner, wire.listCourses, {})).body.items[0]?.next).toMatchObject({ hierarchy_order: 2 });
});

test('PLY-02 PLY-03 PLY-14 what two devices saw is added, once each, in any order', async ({ house }) => {
  const { learner, courseId, pdf, video } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  const seen = [
    event(house, { courseId, activityId: video }, watched([60, 95]), { device_id: 'a-tablet-at-home', seq: 9 }),
    event(house, { courseId, activityId: pdf }, pages(3)),
    event(house, { courseId, activityId: video }, watched([0, 30], [20, 62])),
    event(house, { courseId, activityId: pdf }, pages(1, 2)),
  ];
  const halves = await Promise.all([report(house, learner, seen.slice(0, 2)), report(house, learner, seen.slice(2))]);
  expect(halves.flatMap(({ body }) => body.kept).sort()).toEqual(seen.map(({ event_id }) => event_id).sort());
  const again = await report(house, learner, seen);
  expect(again.body.kept).toHaveLength(4);
  expect(again.body.activities).toEqual(
    expect.arrayContaining([
      { activityId: pdf, state: 'completed', progress: 100 },
      { activityId: video, state: 'completed', progress: 100 },
    ]),
  );
  const kept = await house.db.read().selectFrom('learning.event').select('event_id').where('tenant_id', '=', learner.tenantId).execute();
  expect(kept).toHaveLength(4);
});

test('PLY-03 a film that was jumped through is not complete', async ({ house }) => {
  const { learner, courseId, video } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  const answered = await report(house, learner, [event(house, { courseId, activityId: video }, watched([0, 5], [90, 100]))]);
  expect(answered.body.activities).toEqual([{ activityId: video, state: 'in_progress', progress: expect.any(Number) }]);
});

test('PLY-14 an event that can never count is named, and the others are kept', async ({ house }) => {
  const { learner, courseId, pdf } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  const good = event(house, { courseId, activityId: pdf }, pages(1));
  const noCourse = event(house, { courseId: house.platform.newId(), activityId: pdf }, pages(1));
  const noActivity = event(house, { courseId, activityId: house.platform.newId() }, pages(1));
  const { body } = await report(house, learner, [noCourse, good, noActivity]);
  expect(body.kept).toEqual([good.event_id]);
  expect(body.refused).toEqual(
    expect.arrayContaining([
      { event_id: noCourse.event_id, refusal: 'not_enrolled' },
      { event_id: noActivity.event_id, refusal: 'not_found' },
    ]),
  );
});

test('TST-02 CRS-03 the last failed attempt reproves, and a pass never turns into a fail', async ({ house }) => {
  const room = await aClassroom(house, { rules: { maximumAttempts: 2 } });
  await enrolIn(house, room.learner, room.courseId);
  expect((await take(house, room, { isRight: false })).body).toMatchObject({
    courseState: 'in_progress',
    attempt: { result: { attemptsLeft: 1, review: null } },
  });
  expect((await take(house, room, { isRight: false })).body.courseState).toBe('reproved');
  const third = await house.call(room.learner, wire.startAttempt, {
    params: { courseId: room.courseId, hierarchy_order: 3 },
    body: { device },
  });
  expect([third.status, third.body.refusal]).toEqual([409, 'no_attempts_left']);
});

test('TST-02 TST-06 after a pass a remaining attempt may only improve', async ({ house }) => {
  const room = await aClassroom(house);
  await enrolIn(house, room.learner, room.courseId);
  await take(house, room, { isRight: true });
  const worse = await take(house, room, { isRight: false });
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

test('CRS-04 a member stays on the version of their enrolment while others get the new one', async ({ house }) => {
  const { author, learner, courseId, draft } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  const saved = await house.call(author, saveCourse, {
    params: { courseId },
    body: { version: draft.version, course: aCourseForm({ title: { 'pt-BR': 'Título novo' } }) },
  });
  await house.call(author, publishCourse, { params: { courseId }, body: { version: saved.body.version } });
  const newcomer = await aPerson(house.platform, { tenantId: learner.tenantId });
  expect((await house.call(learner, wire.getCourse, { params: { courseId } })).body.title).toBe('Frio Inverse');
  expect((await house.call(newcomer, wire.getCourse, { params: { courseId } })).body.title).toBe('Título novo');
});

test('CLI-03 with online courses switched off, courses answer as what does not exist', async ({ house }) => {
  const { learner, courseId } = await aClassroom(house);
  await house.db.write().updateTable('tenancy.tenant').set({ modules: [] }).where('id', '=', learner.tenantId).execute();
  for (const answered of [
    await house.call(learner, wire.listCourses, {}),
    await house.call(learner, wire.getCourse, { params: { courseId } }),
  ])
    expect([answered.status, answered.body.refusal]).toEqual([404, 'not_found']);
});

test('CLI-08 ERR-04 another client’s course, and none at all, answer alike', async ({ house }) => {
  const { courseId } = await aClassroom(house);
  const stranger = await aPerson(house.platform);
  for (const id of [courseId, house.platform.newId()]) {
    for (const answered of [
      await house.call(stranger, wire.getCourse, { params: { courseId: id } }),
      await enrolIn(house, stranger, id),
      await house.call(stranger, wire.openActivity, { params: { courseId: id, hierarchy_order: 1 } }),
      await house.call(stranger, wire.startAttempt, { params: { courseId: id, hierarchy_order: 3 }, body: { device } }),
      await house.call(stranger, addFavourite, { params: { subject: 'course', subjectId: id } }),
    ])
      expect([answered.status, answered.body.refusal]).toEqual([404, 'not_found']);
  }
});
