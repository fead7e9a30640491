import * as certificates from '@vitrine/contract/certificates';
import * as wire from '@vitrine/contract/learning';
import { listFeed, listNotices } from '@vitrine/contract/notices';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { issueTrailCertificate } from './issue-trail-certificate.ts';
import { type BuiltPerson } from '../identity/testing.ts';
import { aTrail } from '../trails/testing.ts';
import { blockInCourse, learnActivity } from '../learning/testing.ts';
import { aTrailWithPeople, finishStep } from '../learning/trails/testing.ts';

const page = async (house: House, who: BuiltPerson, trailId: string) =>
  (await house.call(who, wire.getTrail, { params: { trailId } })).body;
const enrol = (house: House, who: BuiltPerson, trailId: string) => house.call(who, wire.enrolInTrail, { params: { trailId } });
const open = (house: House, who: BuiltPerson, trailId: string, courseId: string) =>
  house.call(who, wire.openTrailCourse, { params: { trailId, courseId } });

test('TRL-01 TRL-03 CAL-04 a seller goes through a trail from the catalog to its certificate', async ({ house }) => {
  const { learner, first, second, trailId } = await aTrailWithPeople(house, { isSequential: true });
  const catalog = await house.call(learner, wire.listTrails, {});
  expect(catalog.body.items).toMatchObject([
    { id: trailId, state: 'not_started', steps: 2, stepsDone: 0, workloadMinutes: 60, isNew: true },
  ]);
  expect((await open(house, learner, trailId, first)).body.refusal).toBe('not_enrolled');
  expect((await enrol(house, learner, trailId)).body).toMatchObject({
    state: 'enrolled',
    nextPosition: 1,
    can: { enrol: false, open: true },
  });

  expect((await open(house, learner, trailId, second)).body.refusal).toBe('step_locked');
  for (const _again of [1, 2]) expect((await open(house, learner, trailId, first)).body).toEqual({ courseId: first, next: 1 });
  await learnActivity(house.platform, learner.actor, { courseId: first, order: 1 });
  const half = await page(house, learner, trailId);
  expect(half).toMatchObject({ state: 'in_progress', progress: 50, stepsDone: 1, nextPosition: 2, certificateId: null });
  expect(half.items).toMatchObject([
    { state: 'finished', progress: 100, isLocked: false, kind: 'course' },
    { state: 'not_started', isLocked: false },
  ]);
  expect((await house.call(learner, wire.listTrails, {})).body.items).toMatchObject([{ progress: 50, stepsDone: 1, state: 'in_progress' }]);

  await finishStep(house.platform, learner.actor, { trailId, courseId: second });
  await house.drain();
  const done = await page(house, learner, trailId);
  expect(done).toMatchObject({ state: 'finished', progress: 100, stepsDone: 2, nextPosition: null });
  const given = await house.call(learner, certificates.getTrailUserResultCertificate, { body: { id_trail: trailId } });
  expect([given.status, given.headers['content-type']]).toEqual([200, 'application/pdf']);
  const list = (await house.call(learner, certificates.listCertificates, {})).body.items;
  expect(list.map(({ courseTitle, trailId: of, courseId }) => [courseTitle, of, courseId])).toContainEqual([
    'Especialista em geladeiras',
    trailId,
    null,
  ]);
  expect(list.find(({ trailId: of }) => of === trailId)).toMatchObject({
    id: done.certificateId,
    workloadMinutes: 60,
    holder: 'Camila Rocha',
  });
  const told = (await house.call(learner, listNotices, {})).body.items;
  expect(told).toContainEqual(expect.objectContaining({ kind: 'certificate_issued', facts: expect.objectContaining({ trailId }) }));
  expect((await house.call(learner, listFeed, {})).body.items.map(({ kind }) => kind)).toContain('trail_finished');
});

test('TRL-01 what was finished before counts, what is optional holds up nothing, and the trail is finished once', async ({ house }) => {
  const { author, learner, first, second } = await aTrailWithPeople(house);
  await house.call(learner, wire.enrol, { params: { courseId: first } });
  await learnActivity(house.platform, learner.actor, { courseId: first, order: 1 });
  const courses = [first, { id: second, isRequired: false }];
  const { id: trailId } = await aTrail(house.platform, author.actor, { courses, trail: { isSequential: true } });
  expect((await enrol(house, learner, trailId)).body).toMatchObject({ state: 'finished', progress: 100, stepsDone: 1, nextPosition: 2 });
  await finishStep(house.platform, learner.actor, { trailId, courseId: second });
  await house.drain();
  const list = (await house.call(learner, certificates.listCertificates, {})).body.items;
  expect(list.filter(({ trailId: of }) => of === trailId)).toHaveLength(1);
});

test('TRL-03 whoever is blocked in a course of the trail has not finished it, and news of it makes no certificate', async ({ house }) => {
  const { learner, first, second, trailId, tenantId } = await aTrailWithPeople(house);
  await enrol(house, learner, trailId);
  await open(house, learner, trailId, first);
  await blockInCourse(house.platform, { tenantId, courseId: first });
  await learnActivity(house.platform, learner.actor, { courseId: first, order: 1 });
  await finishStep(house.platform, learner.actor, { trailId, courseId: second });
  await house.drain();
  expect(await page(house, learner, trailId)).toMatchObject({ state: 'blocked', certificateId: null });

  const { versionId } = await house.db
    .read()
    .selectFrom('learning.trail_enrolment')
    .select('version_id as versionId')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const payload = { memberId: learner.memberId, trailId, versionId, grade: null };
  const news = { id: house.platform.newId(), event: 'learning.trail_finished', tenantId, payload, at: house.clock.now() };
  await issueTrailCertificate(house.platform, news);
  const refused = await house.call(learner, certificates.getTrailUserResultCertificate, { body: { id_trail: trailId } });
  expect(refused.status).toBe(404);
});

test('TRL-03 news of a finished trail that is told twice, and twice at once, makes one certificate', async ({ house }) => {
  const { learner, first, second, trailId, tenantId } = await aTrailWithPeople(house);
  await enrol(house, learner, trailId);
  for (const courseId of [first, second]) await finishStep(house.platform, learner.actor, { trailId, courseId });
  await house.drain();
  const enrolment = await house.db
    .read()
    .selectFrom('learning.trail_enrolment')
    .select('version_id')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const payload = { memberId: learner.memberId, trailId, versionId: enrolment.version_id, grade: null };
  const news = { id: house.platform.newId(), event: 'learning.trail_finished', tenantId, payload, at: house.clock.now() };
  await Promise.all([issueTrailCertificate(house.platform, news), issueTrailCertificate(house.platform, news)]);
  const list = (await house.call(learner, certificates.listCertificates, {})).body.items;
  expect(list.filter(({ trailId: of }) => of === trailId)).toHaveLength(1);
});
