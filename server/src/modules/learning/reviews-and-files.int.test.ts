import { getCourseDraft, publishCourse, saveCourse } from '@vitrine/contract/catalog';
import { renewLink } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/learning';
import { hideReview, listReviews, listReviewsToManage, writeReview } from '@vitrine/contract/marks';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aDocument } from '../activities/testing.ts';
import { aCourseForm } from '../catalog/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aClassroom, enrolIn, learnActivity } from './testing.ts';

const of = (subjectId: string) => ({ params: { subject: 'course' as const, subjectId } });
const review = (house: House, who: BuiltPerson, courseId: string, body = { stars: 5, text: 'Ótimo para a loja.' }) =>
  house.call(who, writeReview, { ...of(courseId), body });

test('CRS-05 a member who began a course reviews it once, at once or again; it is shown with the mean', async ({ house }) => {
  const { learner, author, courseId } = await aClassroom(house);
  expect((await review(house, learner, courseId)).body.refusal).toBe('not_begun');
  await enrolIn(house, learner, courseId);
  expect((await review(house, learner, courseId)).body.refusal).toBe('not_begun');
  await learnActivity(house.platform, learner.actor, { courseId, order: 1 });
  expect((await house.call(learner, wire.getCourse, { params: { courseId } })).body.can.review).toBe(true);
  const both = await Promise.all([review(house, learner, courseId), review(house, learner, courseId, { stars: 1, text: '' })]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.refusal).toBe('already_reviewed');
  expect((await house.call(learner, wire.getCourse, { params: { courseId } })).body.can.review).toBe(false);

  const colleague = await aPerson(house.platform, { tenantId: learner.tenantId, fullName: 'Davi Pires' });
  await enrolIn(house, colleague, courseId);
  await learnActivity(house.platform, colleague.actor, { courseId, order: 1 });
  const long = await review(house, colleague, courseId, { stars: 6, text: 'x'.repeat(300) });
  expect([long.status, long.body.fields]).toEqual([422, { stars: 'invalid', text: 'too_long' }]);
  expect((await review(house, colleague, courseId, { stars: 4, text: '<script>alert(1)</script>' })).body.text).toBe(
    '<script>alert(1)</script>',
  ); // text stays text
  const page = (await house.call(colleague, listReviews, of(courseId))).body;
  expect(page).toMatchObject({ count: 2, mine: { stars: 4, isMine: true }, items: [{ by: 'Davi' }, { isMine: false }] });

  const reviewId = page.mine?.id ?? '';
  const hide = (isHidden: boolean) => house.call(author, hideReview, { params: { reviewId }, body: { isHidden } });
  expect((await hide(true)).body.isHidden).toBe(true);
  const left = (await house.call(learner, listReviews, of(courseId))).body;
  expect([left.items.length, left.count]).toEqual([1, 1]);
  expect((await house.call(author, listReviewsToManage, of(courseId))).body.items).toHaveLength(2);
  expect((await review(house, colleague, courseId)).body.refusal).toBe('already_reviewed');
  expect((await hide(false)).body.isHidden).toBe(false);

  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  expect((await review(house, stranger, courseId)).status).toBe(404);
  expect((await house.call(stranger, listReviews, of(courseId))).status).toBe(404);
  expect((await house.call(stranger, hideReview, { params: { reviewId }, body: { isHidden: true } })).status).toBe(404);
});

test('CRS-06 files of a course open for whoever is in it, and for nobody else; another client’s are refused', async ({ house }) => {
  const { learner, author, courseId, draft } = await aClassroom(house);
  const outsider = await aPerson(house.platform, { tenantId: learner.tenantId });
  const fileId = await aDocument(house.platform, author);
  const stranger = await aPerson(house.platform, { roles: ['program_administrator'] });
  const theirs = await aDocument(house.platform, stranger);
  const save = (version: number, fileIds: string[]) =>
    house.call(author, saveCourse, { params: { courseId }, body: { version, course: aCourseForm({ fileIds }) } });
  expect((await save(draft.version, [fileId, theirs])).body.fields).toEqual({ 'course.fileIds.1': 'file_missing' });
  const saved = await save(draft.version, [fileId]);
  expect(saved.body.files.map(({ id }) => id)).toContain(fileId);
  await house.call(author, publishCourse, { params: { courseId }, body: { version: saved.body.version } });
  expect((await house.call(author, getCourseDraft, { params: { courseId } })).body.course.fileIds).toEqual([fileId]);

  const page = async () => (await house.call(learner, wire.getCourse, { params: { courseId } })).body;
  const link = (who: BuiltPerson) => house.call(who, renewLink, { body: { fileId } });
  expect((await page()).files).toEqual([]);
  expect((await link(learner)).status).toBe(404);
  await enrolIn(house, learner, courseId);
  expect((await page()).files).toMatchObject([{ id: fileId, name: 'manual.pdf', contentType: 'application/pdf' }]);
  const { body } = await link(learner);
  const opened = await house.app.inject({ url: body.url, headers: { host: learner.host } });
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect([(await link(outsider)).status, (await link(stranger)).status]).toEqual([404, 404]);
  const found = async (query: object) => (await house.call(learner, wire.listCourses, { query })).body.items.map(({ id }) => id);
  expect([await found({ extensions: 'pdf' }), await found({ extensions: 'sheet' })]).toEqual([[courseId], []]);
});
