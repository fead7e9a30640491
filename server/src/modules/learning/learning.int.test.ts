import * as wire from '@vitrine/contract/learning';
import { addFavourite, removeFavourite } from '@vitrine/contract/marks';
import { saveMe } from '@vitrine/contract/identity';
import { publishCourse, retireCourse, saveCourse } from '@vitrine/contract/catalog';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aDocument, aFilm, anActivity } from '../activities/testing.ts';
import { aCourse, aCourseForm } from '../catalog/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { aClassroom, blockInCourse, device, enrolIn, pages, report, seen, takeTest, watched } from './testing.ts';

test('CRS-01 CRS-03 CRS-04 PLY-01 CER-01 a seller learns a course from the catalog to the certificate', async ({ house }) => {
  const room = await aClassroom(house);
  const { learner, courseId } = room;
  const catalog = await house.call(learner, wire.listCourses, {});
  expect(catalog.body.items).toMatchObject([
    { id: courseId, state: 'not_started', progress: 0, activities: 3, isNew: true, next: { hierarchy_order: 1, kind: 'pdf' } },
  ]);

  const closed = await house.call(learner, wire.openActivity, { params: { courseId, hierarchy_order: 1 } });
  expect([closed.status, closed.body.refusal]).toEqual([409, 'not_enrolled']);
  expect((await enrolIn(house, learner, courseId)).body).toMatchObject({ state: 'enrolled', can: { enrol: false, open: true } });

  const opened = await house.call(learner, wire.openActivity, { params: { courseId, hierarchy_order: 1 } });
  expect(opened.body).toMatchObject({ previous: null, next: 2, content: { kind: 'pdf', pages: 3, pagesRead: [] } });
  await report(house, learner, [seen(house, { courseId, activityId: room.pdf }, pages(1, 2))]);
  const half = await house.call(learner, wire.getCourse, { params: { courseId } });
  expect(half.body).toMatchObject({ state: 'in_progress', progress: 22, next: { hierarchy_order: 1 } });

  await report(house, learner, [
    seen(house, { courseId, activityId: room.pdf }, pages(3)),
    seen(house, { courseId, activityId: room.video }, watched([0, 95])),
  ]);
  const done = await takeTest(house, room, { isRight: true });
  expect(done.body).toMatchObject({ courseState: 'approved', courseProgress: 100, attempt: { result: { score: 100, isPassed: true } } });
  await house.drain();
  const page = await house.call(learner, wire.getCourse, { params: { courseId } });
  expect(page.body.certificateId).not.toBeNull();
  expect(page.body.next).toBeNull();
});

test('CRS-01 the catalog is searched, filtered and paged, and keeps favourites', async ({ house }) => {
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
  expect((await list({ favorite: 'favorite' })).body.items.map(({ id }) => id)).toEqual([courseId]);
  await house.call(learner, removeFavourite, { params });
  expect((await list({ favorite: 'favorite' })).body.items).toEqual([]);
  await enrolIn(house, learner, courseId);
  expect((await list({ progress: 'in_progress' })).body.items.map(({ id }) => id)).toEqual([courseId]);
  expect((await list({ progress: 'not_started' })).body.items).toHaveLength(3);
});

test('CRS-01 courses are counted for the member alone: done and under way, what was retired since included', async ({ house }) => {
  const room = await aClassroom(house);
  const { author, learner, courseId } = room;
  const second = await aCourse(house.platform, author.actor);
  const counts = async (who = learner) => (await house.call(who, wire.countCourses, {})).body;
  expect(await counts()).toEqual({ done: 0, underWay: 0 });
  for (const id of [courseId, second.id]) await enrolIn(house, learner, id);
  expect(await counts()).toEqual({ done: 0, underWay: 2 });

  await report(house, learner, [
    seen(house, { courseId, activityId: room.pdf }, pages(1, 2, 3)),
    seen(house, { courseId, activityId: room.video }, watched([0, 100])),
  ]);
  await takeTest(house, room, { isRight: true });
  await house.call(author, retireCourse, { params: { courseId: second.id } });
  expect(await counts()).toEqual({ done: 1, underWay: 1 });
  expect(await counts(author)).toEqual({ done: 0, underWay: 0 });
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
  await report(house, learner, [seen(house, { courseId, activityId: pdf }, pages(1, 2, 3))]);
  expect((await second()).status).toBe(200);
});

test('CRS-04 whoever comes back goes on in the activity they were last in', async ({ house }) => {
  const { learner, courseId } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  await house.call(learner, wire.openActivity, { params: { courseId, hierarchy_order: 2 } });
  expect((await house.call(learner, wire.listCourses, {})).body.items[0]?.next).toMatchObject({ hierarchy_order: 2 });
});

test('D04 CRS-04 what was read stays read where another language has more pages, and is whole once it is done', async ({ house }) => {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const files = {
    'pt-BR': await aDocument(house.platform, author, { pages: 3 }),
    'en-US': await aDocument(house.platform, author, { pages: 10 }),
  };
  const film = await aFilm(house.platform, author, { seconds: 100 });
  const { id: courseId, activities } = await aCourse(house.platform, author.actor, {
    activities: [anActivity('pdf', { content: { files } }), anActivity('video', { content: { fileId: film, requiredPercent: 90 } })],
  });
  const [pdf = '', video = ''] = activities.map(({ id }) => id);
  await enrolIn(house, learner, courseId);
  const told = async (activityId: string, what: Parameters<typeof seen>[2]) =>
    (await report(house, learner, [seen(house, { courseId, activityId }, what)])).body.activities[0];
  expect(await told(pdf, pages(1, 2))).toMatchObject({ state: 'in_progress', progress: 66 });
  await house.call(learner, saveMe, { body: { languageId: 2 } });
  expect(await told(pdf, pages(3))).toMatchObject({ state: 'in_progress', progress: 66 });
  expect(await told(video, watched([0, 92]))).toMatchObject({ state: 'completed', progress: 100 });
});

test('CRS-04 an activity was completed when it was first, however often it is looked at again', async ({ house }) => {
  const { learner, courseId, pdf } = await aClassroom(house);
  await enrolIn(house, learner, courseId);
  const completedAt = async () =>
    (
      await house.db
        .read()
        .selectFrom('learning.progress')
        .select('completed_at')
        .where('tenant_id', '=', learner.tenantId)
        .where('activity_id', '=', pdf)
        .executeTakeFirstOrThrow()
    ).completed_at;
  await report(house, learner, [seen(house, { courseId, activityId: pdf }, pages(1, 2, 3))]);
  const first = await completedAt();
  house.clock.shift(60_000);
  await report(house, learner, [seen(house, { courseId, activityId: pdf }, pages(1))]);
  expect(first).not.toBeNull();
  expect(await completedAt()).toBe(first);
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

test('CRS-03 TST-05 whoever is blocked in the training stays so, may go on with other activities, and gets no certificate', async ({
  house,
}) => {
  const { learner, courseId, pdf, video } = await aClassroom(house, { isTestRequired: false });
  await enrolIn(house, learner, courseId);
  await blockInCourse(house.platform, { tenantId: learner.tenantId, courseId });
  const { body } = await report(house, learner, [
    seen(house, { courseId, activityId: pdf }, pages(1, 2, 3)),
    seen(house, { courseId, activityId: video }, watched([0, 100])),
  ]);
  expect(body.courses).toEqual([{ courseId, state: 'blocked', progress: 100 }]);
  await house.drain();
  const page = await house.call(learner, wire.getCourse, { params: { courseId } });
  expect(page.body).toMatchObject({ state: 'blocked', certificateId: null });
});

test('CRS-01 CRS-02 a retired course leaves the catalog, but not for those who are in it', async ({ house }) => {
  const { author, learner, courseId } = await aClassroom(house);
  const newcomer = await aPerson(house.platform, { tenantId: learner.tenantId });
  await enrolIn(house, learner, courseId);
  await house.call(author, retireCourse, { params: { courseId } });
  expect((await house.call(learner, wire.listCourses, {})).body.items.map(({ id }) => id)).toEqual([courseId]);
  expect((await house.call(learner, wire.openActivity, { params: { courseId, hierarchy_order: 1 } })).status).toBe(200);
  expect((await enrolIn(house, learner, courseId)).status).toBe(200);
  expect((await house.call(newcomer, wire.listCourses, {})).body.items).toEqual([]);
  expect((await house.call(newcomer, wire.getCourse, { params: { courseId } })).status).toBe(404);
});

test('CRS-01 a place in the list that nobody gave is refused at its field', async ({ house }) => {
  const { learner } = await aClassroom(house);
  for (const after of ['nonsense', Buffer.from('["2026-11-21","x"]').toString('base64url')]) {
    const answered = await house.call(learner, wire.listCourses, { query: { after } });
    expect([answered.status, answered.body.fields]).toEqual([422, { after: 'invalid' }]);
  }
});
