import * as wire from '@vitrine/contract/catalog';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { anActivity } from '../activities/testing.ts';
import { aTest } from '../assessment/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { aCourse, saveCourseAudience } from './testing.ts';

const anAuthor = (house: House) => aPerson(house.platform, { roles: ['program_administrator'] });
type Author = Awaited<ReturnType<typeof anAuthor>>;
const coursesOf = ({ db }: House, { tenantId }: Author) =>
  db.read().selectFrom('catalog.course').select('id').where('tenant_id', '=', tenantId).execute();

/** A published course of a test and a document, with a picture, a file and an audience. */
async function aStage(house: House) {
  const author = await anAuthor(house);
  const { siteId, personId, tenantId } = author.actor;
  const put = (purpose: string, name: string) =>
    house.platform.storage.put({ siteId, tenantId, personId, purpose, name, content: Buffer.from(onePixel, 'base64'), isPublic: false });
  const { id: imageFileId } = await put('image', 'capa.png');
  const tag = house.platform.newId();
  await house.db
    .write()
    .insertInto('identity.tag')
    .values({ tenant_id: tenantId, id: tag, name: JSON.stringify({ 'pt-BR': 'Frio' }), position: 0 })
    .execute();
  const test = aTest({ questions: 3 });
  const course = await aCourse(house.platform, author.actor, {
    course: { imageFileId, tagIds: [tag], workloadMinutes: 45, isSequential: true },
    activities: [
      anActivity('conventional_test', { content: { test } }),
      anActivity('pdf', { title: { 'pt-BR': 'Guia' }, isRequired: false }),
    ],
    published: false,
  });
  await saveCourseAudience(house.platform, author.actor, {
    courseId: course.id,
    audience: { groupIds: [], areaIds: [], tagIds: [tag] },
  });
  return { author, course, tag, imageFileId };
}
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('ADM-01 ADM-09 a copy is a draft of its own with the texts, activities, tests, files and audience of the course', async ({
  house,
}) => {
  const { author, course, tag } = await aStage(house);
  const copied = await house.call(author, wire.copyCourse, { params: { courseId: course.id } });
  expect(copied.status).toBe(200);
  const params = { courseId: copied.body.id };
  const { body: draft } = await house.call(author, wire.getCourseDraft, { params });
  expect(draft).toMatchObject({ version: 1, state: 'draft', versionNumber: null, files: course.files, can: { save: true } });
  expect(draft.course).toEqual({
    ...course.course,
    title: {
      'pt-BR': 'Cópia de Frio Inverse',
      'en-US': 'Copy of Inverse cooling',
      'es-ES': 'Copia de Frío Inverse',
      'fr-FR': 'Copie de Froid Inverse',
    },
  });
  const plain = (activities: typeof draft.activities) => activities.map(({ id: _, ...rest }) => rest);
  expect(plain(draft.activities)).toEqual(plain(course.activities));
  expect(draft.activities.some(({ id }) => course.activities.some((one) => one.id === id))).toBe(false);
  expect((await house.call(author, wire.getCourseAudience, { params })).body).toEqual({ groupIds: [], areaIds: [], tagIds: [tag] });

  // What is written in one does not stand in the other.
  const [exam] = draft.activities;
  if (!exam || !('test' in exam.content)) throw new Error('the test is not there');
  const test = { ...exam.content.test, rules: { ...exam.content.test.rules, minimumScore: 95 } };
  const { title, summary, isRequired, content } = exam;
  const saved = await house.call(author, wire.saveActivity, {
    params: { ...params, activityId: exam.id },
    body: { version: draft.version, activity: { title, summary, isRequired, content: { ...content, test } } },
  });
  expect(saved.status).toBe(200);
  const { body: original } = await house.call(author, wire.getCourseDraft, { params: { courseId: course.id } });
  expect(original.activities).toEqual(course.activities);

  const [told] = await house.db
    .read()
    .selectFrom('platform.audit_entry')
    .select(['what', 'person_id', 'after'])
    .where('tenant_id', '=', author.tenantId)
    .where('subject_id', '=', params.courseId)
    .orderBy('id')
    .execute();
  expect(told).toMatchObject({ what: 'course.copied', person_id: author.personId, after: { copyOf: course.id, workloadMinutes: 45 } });
});

test('ADM-01 CRS-06 the picture of a published course stays to be seen after it was copied', async ({ house }) => {
  const { author, course, imageFileId } = await aStage(house);
  const pdf = course.activities[1]?.id ?? '';
  const { body: shorter } = await house.call(author, wire.removeActivity, {
    params: { courseId: course.id, activityId: pdf },
    query: { version: course.version },
  });
  const published = await house.call(author, wire.publishCourse, { params: { courseId: course.id }, body: { version: shorter.version } });
  expect(published.status).toBe(200);
  const { body } = await house.call(author, wire.copyCourse, { params: { courseId: course.id } });
  const { body: copy } = await house.call(author, wire.getCourseDraft, { params: { courseId: body.id } });
  // A course that is saved takes its picture: the copy is saved last.
  await house.call(author, wire.saveCourse, { params: { courseId: body.id }, body: { version: copy.version, course: copy.course } });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const [file] = await house.platform.storage.find(house.db.read(), { tenantId: author.tenantId, ids: [imageFileId] });
  if (!file) throw new Error('the picture is not there');
  const seen = await house.app.inject({ url: house.platform.storage.link(learner.actor, file), headers: { host: author.host } });
  expect(seen.statusCode).toBe(200);
});

test('ADM-01 a repeated request makes one copy; another client’s course is not there, nor for a learner', async ({ house }) => {
  const { author, course } = await aStage(house);
  const stranger = await anAuthor(house);
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const params = { courseId: course.id };
  const key = { 'idempotency-key': house.platform.newId() };
  const [first, again] = [
    await house.call(author, wire.copyCourse, { params }, key),
    await house.call(author, wire.copyCourse, { params }, key),
  ];
  expect(again.body).toEqual(first.body);
  for (const other of [stranger, learner]) expect((await house.call(other, wire.copyCourse, { params })).status).toBe(404);
  expect((await coursesOf(house, author)).map(({ id }) => id).toSorted()).toEqual([course.id, first.body.id].toSorted());
  expect(await coursesOf(house, stranger)).toEqual([]);
});
