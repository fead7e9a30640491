import { publishCourse, retireCourse, saveActivity, saveCourse, type CourseDraft } from '@vitrine/contract/catalog';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { anActivity } from '../activities/testing.ts';
import { aTest } from '../assessment/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { activitiesOfVersion, publishedVersionOf } from './index.ts';
import { aCourse, aCourseForm } from './testing.ts';

const anAuthor = (house: House) => aPerson(house.platform, { roles: ['program_administrator'] });

test('ADM-01 publishing refuses what is not finished, each reason at its field', async ({ house }) => {
  const author = await anAuthor(house);
  const publish = ({ id, version }: Pick<CourseDraft, 'id' | 'version'>) =>
    house.call(author, publishCourse, { params: { courseId: id }, body: { version } });

  const nameless = await aCourse(house.platform, author.actor, { course: { title: {} }, published: false });
  expect(await publish(nameless)).toMatchObject({
    status: 422,
    body: { refusal: 'title_required', fields: { 'course.title': 'title_required' } },
  });

  const empty = await aCourse(house.platform, author.actor, { activities: [], published: false });
  expect(await publish(empty)).toMatchObject({ status: 409, body: { refusal: 'activities_required' } });

  const activities = [
    anActivity('conventional_test'),
    anActivity('video'),
    anActivity('pdf'),
    anActivity('conventional_test', { content: { test: aTest({ questions: 0 }) } }),
  ];
  const unfinished = await aCourse(house.platform, author.actor, { activities, published: false });
  expect(unfinished.activities.map(({ missing }) => missing)).toEqual([[], ['file_missing'], ['file_missing'], ['questions_missing']]);
  expect(await publish(unfinished)).toMatchObject({
    status: 422,
    body: {
      refusal: 'activity_unfinished',
      fields: { 'activities.1': 'file_missing', 'activities.2': 'file_missing', 'activities.3': 'questions_missing' },
    },
  });

  const done = await aCourse(house.platform, author.actor);
  expect(await publish(done)).toMatchObject({ status: 409, body: { refusal: 'nothing_to_publish' } });
});

test('ADM-01 D10 an edit after publishing leaves what members see as it was', async ({ house }) => {
  const author = await anAuthor(house);
  const { id: courseId, version, activities } = await aCourse(house.platform, author.actor);
  const before = await publishedVersionOf(house.db.read(), author.actor, courseId);
  const [seen] = await activitiesOfVersion(house.db.read(), author.actor, before?.id ?? '');

  const params = { courseId, activityId: activities[0]?.id ?? '' };
  const harder = anActivity('conventional_test', { title: { 'pt-BR': 'Mais difícil' }, content: { test: aTest({ minimumScore: 90 }) } });
  const edited = await house.call(author, saveActivity, { params, body: { version, activity: harder } });
  expect(edited.body).toMatchObject({
    state: 'published',
    hasChanges: true,
    versionNumber: 1,
    activities: [{ id: params.activityId, title: { 'pt-BR': 'Mais difícil' } }],
  });
  expect(await publishedVersionOf(house.db.read(), author.actor, courseId)).toEqual(before);
  expect(await activitiesOfVersion(house.db.read(), author.actor, before?.id ?? '')).toEqual([seen]);

  const again = await house.call(author, publishCourse, { params, body: { version: edited.body.version } });
  expect(again.body).toMatchObject({ versionNumber: 2, hasChanges: false });
  const after = await publishedVersionOf(house.db.read(), author.actor, courseId);
  const [now] = await activitiesOfVersion(house.db.read(), author.actor, after?.id ?? '');
  expect(now).toMatchObject({ activityId: seen?.activityId, title: { 'pt-BR': 'Mais difícil' } });
  expect(now?.revisionId).not.toBe(seen?.revisionId);
  expect(now?.content).not.toEqual(seen?.content);
});

test('ADM-01 two who save the same version at once: one is told that it changed', async ({ house }) => {
  const author = await anAuthor(house);
  const { id: courseId, version } = await aCourse(house.platform, author.actor);
  const save = (minutes: number) =>
    house.call(author, saveCourse, { params: { courseId }, body: { version, course: aCourseForm({ workloadMinutes: minutes }) } });
  const answers = await Promise.all([save(40), save(50)]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.refusal).toBe('changed_meanwhile');
  const versions = await house.db
    .read()
    .selectFrom('catalog.course_version')
    .select('id')
    .where('tenant_id', '=', author.tenantId)
    .where('course_id', '=', courseId)
    .execute();
  expect(versions).toHaveLength(2);
});

test('ADM-01 two who publish at once make one version and one piece of news', async ({ house }) => {
  const author = await anAuthor(house);
  const { id: courseId, version } = await aCourse(house.platform, author.actor, { published: false });
  const publish = () => house.call(author, publishCourse, { params: { courseId }, body: { version } });
  const answers = await Promise.all([publish(), publish()]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  const numbers = await house.db
    .read()
    .selectFrom('catalog.course_version')
    .select('number')
    .where('tenant_id', '=', author.tenantId)
    .where('course_id', '=', courseId)
    .execute();
  expect(numbers).toEqual([{ number: 1 }]);
  const news = await house.db
    .read()
    .selectFrom('platform.outbox')
    .select('payload')
    .where('tenant_id', '=', author.tenantId)
    .where('event', '=', 'catalog.course_published')
    .execute();
  expect(news).toEqual([{ payload: expect.objectContaining({ courseId, number: 1 }) }]);
});

test('ADM-01 a course is retired once, stays for those in it, and may come back as it was', async ({ house }) => {
  const author = await anAuthor(house);
  const { id: courseId, version } = await aCourse(house.platform, author.actor);
  const params = { courseId };
  const answers = await Promise.all([house.call(author, retireCourse, { params }), house.call(author, retireCourse, { params })]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(await publishedVersionOf(house.db.read(), author.actor, courseId)).toBeUndefined();
  const back = await house.call(author, publishCourse, { params, body: { version } });
  expect(back.body).toMatchObject({ state: 'published', versionNumber: 1 });
});

test('CRS-02 two courses that name each other at the same moment: one of them is refused', async ({ house }) => {
  const author = await anAuthor(house);
  const [a, b] = [await aCourse(house.platform, author.actor), await aCourse(house.platform, author.actor)];
  const save = (one: CourseDraft, needs: CourseDraft) =>
    house.call(author, saveCourse, {
      params: { courseId: one.id },
      body: { version: one.version, course: aCourseForm({ prerequisiteCourseId: needs.id }) },
    });
  const answers = await Promise.all([save(a, b), save(b, a)]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
});
