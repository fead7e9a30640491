import * as wire from '@vitrine/contract/certificates';
import { finishAttempt, startAttempt, enrol } from '@vitrine/contract/learning';
import { saveAnswer } from '@vitrine/contract/assessment';
import { listFeed, listNotices } from '@vitrine/contract/notices';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { anActivity } from '../activities/testing.ts';
import { aTest, rightAnswersOf } from '../assessment/testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { anEarlierHost } from '../tenancy/testing.ts';
import { issueCertificate } from './issue-certificate.ts';
import { aCertificate } from './testing.ts';

const device = 'a-phone-in-a-shop';

test('CER-01 whoever passes gets one certificate, is told of it, and anybody verifies it by its code', async ({ house }) => {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId, fullName: 'Camila Rocha' });
  const quiz = aTest({ questions: 2 });
  const course = await aCourse(house.platform, author.actor, {
    activities: [anActivity('conventional_test', { content: { test: quiz } })],
  });
  const params = { courseId: course.id, hierarchy_order: 1 };
  await house.call(learner, enrol, { params });
  const { body: attempt } = await house.call(learner, startAttempt, { params, body: { device } });
  for (const [questionId, options] of rightAnswersOf(quiz))
    await house.call(learner, saveAnswer, { params: { attemptId: attempt.id, questionId }, body: { device, options, revision: 1 } });
  await house.call(learner, finishAttempt, { params: { ...params, attemptId: attempt.id }, body: { device } });
  await house.drain();

  const [certificate] = (await house.call(learner, wire.listCertificates, {})).body.items;
  if (!certificate) throw new Error('no certificate was issued');
  expect(certificate).toMatchObject({ courseTitle: 'Frio Inverse', holder: 'Camila Rocha', grade: 100, workloadMinutes: 30 });
  expect(new URL(certificate.verifyUrl)).toMatchObject({ hostname: learner.host, pathname: `/certificates/verify/${certificate.code}` });
  expect((await house.call(learner, listNotices, {})).body.items).toMatchObject([
    { kind: 'certificate_issued', facts: { certificateId: certificate.id, title: 'Frio Inverse' } },
  ]);
  expect((await house.call(learner, listFeed, {})).body.items).toMatchObject([
    { kind: 'certificate_issued', facts: { title: 'Frio Inverse' } },
    { kind: 'course_finished', facts: { title: 'Frio Inverse', courseId: course.id, grade: 100 } },
  ]);

  for (const code of [certificate.code, certificate.code.toLowerCase().replaceAll('-', '')]) {
    const verified = await house.call(null, wire.verifyCertificate, { params: { code } }, { host: learner.host });
    expect(verified.body).toMatchObject({
      holder: 'Camila Rocha',
      courseTitle: 'Frio Inverse',
      code: certificate.code,
      brand: { name: 'Marca de ensaio', logo: null, theme: null },
    });
  }
});

test('CER-01 a certificate is verified at the main host of its site', async ({ house }) => {
  const { learner, certificate } = await aCertificate(house.platform);
  const earlier = await anEarlierHost(house.platform, learner);
  const verifiedAt = async () =>
    new URL((await house.call(learner, wire.getCertificate, { params: { certificateId: certificate.id } })).body.verifyUrl).hostname;
  expect(await verifiedAt()).toBe(learner.host);
  await house.db.write().updateTable('tenancy.site').set({ main_host: earlier }).where('id', '=', learner.siteId).execute();
  expect(await verifiedAt()).toBe(earlier);
});

test('CER-01 the PDF opens by its signed link alone, and is the same each time', async ({ house }) => {
  const { learner, certificate } = await aCertificate(house.platform);
  const { body } = await house.call(learner, wire.getCertificate, { params: { certificateId: certificate.id } });
  const open = (url: string) => house.app.inject({ url, headers: { host: learner.host } });
  const [one, other] = [await open(body.fileUrl), await open(body.fileUrl)];
  expect([one.statusCode, one.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(one.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);

  expect((await open(body.fileUrl.replace(/signature=..../, 'signature=AAAA'))).statusCode).toBe(404);
  house.clock.shift(11 * 60_000);
  expect((await open(body.fileUrl)).statusCode).toBe(404);
});

test('CER-01 news that is told twice, and twice at once, makes one certificate', async ({ house }) => {
  const { learner, news } = await aCertificate(house.platform);
  await Promise.all([issueCertificate(house.platform, news), issueCertificate(house.platform, news)]);
  expect((await house.call(learner, wire.listCertificates, {})).body.items).toHaveLength(1);
});

test('CER-01 nobody who is blocked in the training gets one', async ({ house }) => {
  const { learner, news } = await aCertificate(house.platform, { state: 'blocked' });
  expect((await house.call(learner, wire.listCertificates, {})).body.items).toEqual([]);
  expect(news.payload['memberId']).toBe(learner.memberId);
});

test('CLI-08 another member’s certificate, and another site’s code, are not there', async ({ house }) => {
  const { learner, certificate } = await aCertificate(house.platform);
  const colleague = await aPerson(house.platform, { tenantId: learner.tenantId });
  const stranger = await aPerson(house.platform);
  const get = (person: BuiltPerson) => house.call(person, wire.getCertificate, { params: { certificateId: certificate.id } });
  expect([(await get(colleague)).status, (await get(stranger)).status]).toEqual([404, 404]);
  const verify = (host: string, code: string) => house.call(null, wire.verifyCertificate, { params: { code } }, { host });
  expect((await verify(stranger.host, certificate.code)).status).toBe(404);
  expect((await verify(learner.host, '0000-0000-0000')).status).toBe(404);
});
