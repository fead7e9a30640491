/** Whoever takes a test asks every operation there is, with every id that they could know: no right answer comes before it is due (TST-09). */
import { getAttempt } from '@vitrine/contract/assessment';
import { startAttempt } from '@vitrine/contract/learning';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { doorkeeperOf } from '../app.ts';
import { aDocument, anActivity } from '../modules/activities/testing.ts';
import { aTest, secret, secretNumber, secretQuestions } from '../modules/assessment/testing.ts';
import { aCourse } from '../modules/catalog/testing.ts';
import { aPerson } from '../modules/identity/testing.ts';
import { anEnrolment, learnActivity } from '../modules/learning/testing.ts';
import { createHttp } from '../platform/http/index.ts';
import { openHouse, type House } from '../testing.ts';
import { aForeignTenant, seenBy } from './testing.ts';
import { answersOf, type Walker } from './walk.ts';

/** Operations that tell the taker something of this very test: a walk that does not reach them shows nothing. */
const telling = [
  'getAttempt',
  'saveAnswer',
  'takeAttemptOver',
  'startAttempt',
  'openActivity',
  'getCourse',
  'finishAttempt',
  'getDownload',
];

async function anExam(house: House) {
  const tenant = await aForeignTenant(house, { mark: 'marcadaprova' });
  const { author, tenantId, groupId } = tenant;
  const { siteId, personId } = author.actor;
  const content = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b5fff' } })
    .png()
    .toBuffer();
  const { id: imageFileId } = await house.platform.storage.put({
    siteId,
    tenantId,
    personId,
    purpose: 'image',
    name: 'balcao.png',
    content,
    isPublic: false,
  });
  const questions = secretQuestions({ imageFileId });
  const pages = async () => anActivity('pdf', { content: { files: { 'pt-BR': await aDocument(house.platform, author, { pages: 1 }) } } });
  const course = await aCourse(house.platform, author.actor, {
    activities: [
      await pages(),
      await pages(),
      anActivity('conventional_test', { content: { test: aTest({ questions, maximumAttempts: 5 }) } }),
    ],
  });
  const taker = await aPerson(house.platform, { tenantId, groupIds: [groupId] });
  await anEnrolment(house.platform, taker.actor, { courseId: course.id });
  for (const order of [1, 2]) await learnActivity(house.platform, taker.actor, { courseId: course.id, order });
  const device = 'a-taker-device';
  const { body: attempt } = await house.call(taker, startAttempt, {
    params: { courseId: course.id, hierarchy_order: 3 },
    body: { device },
  });
  const question = attempt.questions.find(({ kind }) => kind === 'single');
  const foreign = {
    ...seenBy(house, tenant, taker),
    device,
    courseId: course.id,
    activityId: course.activities[2]?.id ?? '',
    attemptId: attempt.id,
    questionId: question?.id ?? '',
    optionId: question?.options[0]?.id ?? '',
  };
  const walker: Walker = {
    accessToken: taker.accessToken,
    host: taker.host,
    clientBasic: `Basic ${Buffer.from(`web-${taker.siteId}:public-secret`).toString('base64')}`,
    role: 'learner',
  };
  /** Names of parts that would give away which belong together, or in which order. */
  const hidden = questions
    .filter(({ kind }) => kind === 'matching' || kind === 'ordering')
    .flatMap(({ options }) => options.flatMap(({ id, pair }) => [id, ...(pair ? [pair.id] : [])]));
  const words = [secret, String(secretNumber), '"isRight"', '"tolerance"', ...hidden];
  return { questions, foreign, walker, told: (text: string) => words.filter((word) => text.includes(word)) };
}

test('TST-09 whoever takes a test is told no right answer by any operation, and the same walk finds them in a careless double', async () => {
  const house = await openHouse();
  const { foreign, walker, questions, told } = await anExam(house);
  const reached = new Set<string>();
  const leaks: string[] = [];
  for await (const { operation, answered } of answersOf(house.app, { walker, foreign })) {
    if (answered.statusCode < 300) reached.add(operation);
    leaks.push(...told(answered.body).map((word) => `${operation}: ${word}`));
  }
  expect(leaks).toEqual([]);
  expect(telling.filter((operation) => !reached.has(operation))).toEqual([]);

  const careless = await createHttp(house.platform, {
    doorkeeper: doorkeeperOf(house.platform),
    routes: [(app) => void app.get(getAttempt.path, () => Promise.resolve({ id: foreign.attemptId, questions }))],
  });
  const found: string[] = [];
  for await (const { operation, answered } of answersOf(careless, { walker, foreign })) {
    if (told(answered.body).length > 0) found.push(operation);
  }
  expect(found).toEqual(['getAttempt']);
  await house.close();
});
