import {
  getCourseDraft,
  createCourse,
  countCourseDrafts,
  listCourseDrafts,
  publishCourse,
  retireCourse,
  saveActivity,
  saveCourse,
} from '@vitrine/contract/catalog';
import * as wire from '@vitrine/contract/catalog';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { anActivity } from '../activities/testing.ts';
import { aTest } from '../assessment/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { activitiesOfVersion, publishedVersionOf } from './index.ts';
import { aCourse, aCourseForm } from './testing.ts';

const anAuthor = (house: House) => aPerson(house.platform, { roles: ['program_administrator'] });
const trailOf = ({ db }: House, tenantId: string, courseId: string) =>
  db
    .read()
    .selectFrom('platform.audit_entry')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('subject_id', '=', courseId)
    .orderBy('id')
    .execute();

test('ADM-01 an author writes a course, adds activities, orders and publishes it', async ({ house }) => {
  const author = await anAuthor(house);
  const made = await house.call(author, createCourse, { body: aCourseForm() });
  expect(made.status).toBe(200);
  const params = { courseId: made.body.id };

  let draft = (await house.call(author, getCourseDraft, { params })).body;
  expect(draft).toMatchObject({
    version: 1,
    state: 'draft',
    hasChanges: true,
    versionNumber: null,
    activities: [],
    can: { save: true, publish: true, retire: true },
  });
  for (const title of ['Um', 'Dois']) {
    const activity = anActivity('conventional_test', { title: { 'pt-BR': title } });
    const added = await house.call(author, wire.addActivity, { params, body: { version: draft.version, activity } });
    expect(added.status).toBe(200);
    draft = added.body;
  }
  const ids = draft.activities.map(({ id }) => id);
  draft = (await house.call(author, wire.orderActivities, { params, body: { version: draft.version, activityIds: ids.toReversed() } }))
    .body;
  expect(draft.activities.map(({ hierarchy_order, title }) => [hierarchy_order, title['pt-BR']])).toEqual([
    [1, 'Dois'],
    [2, 'Um'],
  ]);

  const published = await house.call(author, publishCourse, { params, body: { version: draft.version } });
  expect(published.body).toMatchObject({ state: 'published', hasChanges: false, versionNumber: 1, can: { publish: false } });
  const version = await publishedVersionOf(house.db.read(), author.actor, params.courseId);
  expect(version).toMatchObject({ number: 1, courseId: params.courseId, title: { 'pt-BR': 'Frio Inverse' } });
  expect((await activitiesOfVersion(house.db.read(), author.actor, version?.id ?? '')).map(({ title }) => title['pt-BR'])).toEqual([
    'Dois',
    'Um',
  ]);
});

test('ADM-09 every change of a course is kept with who, what, when, before and after', async ({ house }) => {
  const author = await anAuthor(house);
  const { id: courseId, version } = await aCourse(house.platform, author.actor, { published: false });
  await house.call(author, saveCourse, { params: { courseId }, body: { version, course: aCourseForm({ workloadMinutes: 45 }) } });
  await house.call(author, retireCourse, { params: { courseId } });
  const trail = await trailOf(house, author.tenantId, courseId);
  expect(trail.map(({ what }) => what)).toEqual(['course.created', 'course.activity_added', 'course.saved', 'course.retired']);
  expect(trail[2]).toMatchObject({ person_id: author.personId, before: { workloadMinutes: 30 }, after: { workloadMinutes: 45 } });
});

test('ADM-01 what a form points to must be there; a circle of prerequisites is refused', async ({ house }) => {
  const author = await anAuthor(house);
  const stranger = await anAuthor(house);
  const first = await aCourse(house.platform, author.actor);
  const second = await aCourse(house.platform, author.actor, { course: { prerequisiteCourseId: first.id } });
  const elsewhere = await aCourse(house.platform, stranger.actor);
  const save = (course: Parameters<typeof aCourseForm>[0]) =>
    house.call(author, saveCourse, { params: { courseId: first.id }, body: { version: first.version, course: aCourseForm(course) } });

  expect(await save({ prerequisiteCourseId: second.id })).toMatchObject({
    status: 422,
    body: { refusal: 'prerequisite_circle', fields: { 'course.prerequisiteCourseId': 'prerequisite_circle' } },
  });
  expect(await save({ prerequisiteCourseId: first.id })).toMatchObject({ body: { refusal: 'prerequisite_circle' } });
  expect(await save({ prerequisiteCourseId: elsewhere.id })).toMatchObject({
    status: 422,
    body: { fields: { 'course.prerequisiteCourseId': 'invalid_choice' } },
  });
  expect(await save({ tagIds: [elsewhere.id] })).toMatchObject({ status: 422, body: { fields: { 'course.tagIds': 'invalid_choice' } } });
  expect(await save({ imageFileId: elsewhere.id })).toMatchObject({
    status: 422,
    body: { fields: { 'course.imageFileId': 'file_missing' } },
  });
  const film = await house.call(author, wire.addActivity, {
    params: { courseId: first.id },
    body: { version: first.version, activity: anActivity('video', { content: { fileId: elsewhere.id } }) },
  });
  expect(film).toMatchObject({ status: 422, body: { fields: { 'activity.content.fileId': 'file_missing' } } });
});

test('ADM-01 what a page could run is taken out of a description', async ({ house }) => {
  const author = await anAuthor(house);
  const description = {
    'pt-BR':
      '<p onclick="x()">Oi<script>x()</script> <a href="javascript:x()">a</a> <a href="https://exemplo.com">b</a></p><iframe src="https://x"></iframe>',
  };
  const { course } = await aCourse(house.platform, author.actor, { course: { description } });
  expect(course.description['pt-BR']).toBe(
    '<p>Oi <a rel="noopener noreferrer" target="_blank">a</a> <a href="https://exemplo.com" rel="noopener noreferrer" target="_blank">b</a></p>',
  );
});

test('ADM-01 an activity keeps its kind, an order names each activity once, an absent one is not found', async ({ house }) => {
  const author = await anAuthor(house);
  const { id: courseId, version, activities } = await aCourse(house.platform, author.actor);
  const activityId = activities[0]?.id ?? '';
  const body = { version, activity: anActivity('pdf') };
  expect(await house.call(author, saveActivity, { params: { courseId, activityId }, body })).toMatchObject({
    status: 422,
    body: { fields: { 'activity.content.kind': 'invalid_choice' } },
  });
  expect(await house.call(author, saveActivity, { params: { courseId, activityId: courseId }, body })).toMatchObject({ status: 404 });
  for (const activityIds of [[], [courseId], [activityId, activityId]])
    expect(await house.call(author, wire.orderActivities, { params: { courseId }, body: { version, activityIds } })).toMatchObject({
      body: { refusal: 'order_incomplete' },
    });
  const removed = await house.call(author, wire.removeActivity, { params: { courseId, activityId }, query: { version } });
  expect(removed.body.activities).toEqual([]);
});

test('ADM-01 a preview shows a draft as a learner would see it and keeps nothing', async ({ house }) => {
  const author = await anAuthor(house);
  const test = aTest({ questions: 8, questionsDrawn: 5, minutesToAnswer: 20 });
  const { id: courseId } = await aCourse(house.platform, author.actor, {
    activities: [anActivity('conventional_test', { content: { test } }), anActivity('video')],
    published: false,
  });
  const seen = await house.call(author, wire.previewActivity, { params: { courseId, hierarchy_order: 1 }, query: {} });
  expect(seen.body).toMatchObject({
    title: 'Prova',
    content: { kind: 'conventional_test', attemptsTaken: 0, questions: 5, canStart: true },
    attempt: { number: 1, timeLeftSeconds: 1_200, isHere: true },
  });
  expect(seen.body.attempt?.questions).toHaveLength(5);
  expect(JSON.stringify(seen.body)).not.toContain('isRight');
  const attempts = await house.db.read().selectFrom('assessment.attempt').select('id').where('tenant_id', '=', author.tenantId).execute();
  expect(attempts).toEqual([]);
  expect(await house.call(author, wire.previewActivity, { params: { courseId, hierarchy_order: 2 }, query: {} })).toMatchObject({
    status: 409,
    body: { refusal: 'activity_unfinished' },
  });
  expect(await house.call(author, wire.previewActivity, { params: { courseId, hierarchy_order: 3 }, query: {} })).toMatchObject({
    status: 404,
  });
});

test('CRS-01 the list of courses is searched without accents and paged without repeating', async ({ house }) => {
  const author = await anAuthor(house);
  for (const name of ['Indução', 'Fritadeira 100%', 'Lavadora'])
    await aCourse(house.platform, author.actor, { course: { title: { 'pt-BR': name } }, published: name === 'Lavadora' });
  const titles = async (query: { search?: string; state?: 'draft' | 'published' }) =>
    (await house.call(author, listCourseDrafts, { query })).body.items.map(({ title }) => title);
  expect(await titles({ search: 'inducao' })).toEqual(['Indução']);
  expect(await titles({ search: '100%' })).toEqual(['Fritadeira 100%']);
  expect(await titles({ state: 'published' })).toEqual(['Lavadora']);
  expect(await titles({})).toEqual(['Lavadora', 'Fritadeira 100%', 'Indução']);
  const counted = async (query: object) => (await house.call(author, countCourseDrafts, { query })).body.count;
  expect([await counted({}), await counted({ state: 'published' }), await counted({ search: 'inducao' })]).toEqual([3, 1, 1]);

  const one = (await house.call(author, listCourseDrafts, { query: { limit: 2 } })).body;
  const two = (await house.call(author, listCourseDrafts, { query: { limit: 2, after: one.next ?? '' } })).body;
  expect([...one.items, ...two.items].map(({ title }) => title)).toEqual(['Lavadora', 'Fritadeira 100%', 'Indução']);
  expect(two.next).toBeNull();
  expect(one.items[0]).toMatchObject({ state: 'published', versionNumber: 1, activities: 1, hasChanges: false });
  expect(await house.call(author, listCourseDrafts, { query: { after: 'x' } })).toMatchObject({
    status: 422,
    body: { fields: { after: 'invalid' } },
  });
});

test('CLI-08 another client’s course is not there, and a learner finds no console', async ({ house }) => {
  const author = await anAuthor(house);
  const stranger = await anAuthor(house);
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const { id: courseId, version, activities } = await aCourse(house.platform, author.actor);
  const params = { courseId };
  const activity = { courseId, activityId: activities[0]?.id ?? '' };
  for (const caller of [stranger, learner]) {
    const answers = [
      await house.call(caller, getCourseDraft, { params }),
      await house.call(caller, saveCourse, { params, body: { version, course: aCourseForm() } }),
      await house.call(caller, wire.addActivity, { params, body: { version, activity: anActivity('pdf') } }),
      await house.call(caller, saveActivity, { params: activity, body: { version, activity: anActivity('pdf') } }),
      await house.call(caller, wire.removeActivity, { params: activity, query: { version } }),
      await house.call(caller, wire.orderActivities, { params, body: { version, activityIds: [] } }),
      await house.call(caller, publishCourse, { params, body: { version } }),
      await house.call(caller, retireCourse, { params }),
      await house.call(caller, wire.previewActivity, { params: { courseId, hierarchy_order: 1 }, query: {} }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  }
  expect((await house.call(stranger, listCourseDrafts, { query: {} })).body.items).toEqual([]);
  expect(await house.call(learner, listCourseDrafts, { query: {} })).toMatchObject({ status: 404 });
});
