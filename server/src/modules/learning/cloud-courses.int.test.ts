import type { ServerResponse } from 'node:http';
import * as wire from '@vitrine/contract/learning';
import { afterAll, beforeAll, expect } from 'vitest';
import { openScormCloud } from '../../platform/testing/scorm-cloud-peer.mjs';
import { test, type House } from '../../testing.ts';
import { anActivity } from '../activities/testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { reconcile } from './index.ts';
import { enrolIn } from './testing.ts';

let cloud: Awaited<ReturnType<typeof openScormCloud>>;
beforeAll(async () => void (cloud = await openScormCloud()));
afterAll(() => cloud.close());

async function aCloudCourse(house: House, { courseId = 'golf', isSetUp = true } = {}) {
  const none = { SCORM_CLOUD_APP_ID: undefined, SCORM_CLOUD_SECRET: undefined };
  Object.assign(house.platform.settings, isSetUp ? cloud.settings : none);
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const draft = await aCourse(house.platform, author.actor, { activities: [anActivity('scorm_cloud', { content: { courseId } })] });
  await enrolIn(house, learner, draft.id);
  const params = { courseId: draft.id, hierarchy_order: 1 };
  return {
    learner,
    launch: () => house.call(learner, wire.launchCloudCourse, { params, body: { returnUrl: 'http://localhost:3000/courses/x' } }),
    take: () => house.call(learner, wire.takeCloudResult, { params }),
    open: async () => (await house.call(learner, wire.openActivity, { params })).body,
    registration: () => [...cloud.registrations.values()].at(-1),
  };
}

test('PLY-08 a course at SCORM Cloud is registered once, launched by its link, and done by its result alone', async ({ house }) => {
  const { launch, take, open, registration } = await aCloudCourse(house);
  expect((await open()).content).toMatchObject({ kind: 'scorm_cloud', isSetUp: true, completion: 'unknown' });
  expect((await take()).body).toEqual({ isNew: false });
  const before = cloud.registrations.size;
  const [first, second] = [await launch(), await launch()];
  expect([first.status, second.status, cloud.registrations.size - before]).toEqual([200, 200, 1]);
  expect(new URL(first.body.url).searchParams.get('back')).toBe('http://localhost:3000/courses/x');
  expect(registration()).toMatchObject({ courseId: 'golf', postBack: { resultsFormat: 'course' } });

  Object.assign(registration(), { registrationCompletion: 'INCOMPLETE', totalSecondsTracked: 30 });
  expect((await take()).body).toEqual({ isNew: true });
  expect((await take()).body).toEqual({ isNew: false });
  expect((await open()).activity).toMatchObject({ state: 'in_progress' });

  const postback = new URL(registration().postBack.url).pathname;
  const told = (path: string) =>
    house.app.inject({
      method: 'POST',
      url: path,
      payload: 'data=%7B%22registrationSuccess%22%3A%22PASSED%22%7D',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await told(postback)).statusCode).toBe(200);
  expect((await open()).activity, 'what the body says counts for nothing').toMatchObject({ state: 'in_progress' });
  Object.assign(registration(), { registrationCompletion: 'COMPLETED', registrationSuccess: 'PASSED', score: { scaled: 85 } });
  expect((await told(postback)).statusCode).toBe(200);
  expect(await open()).toMatchObject({ activity: { state: 'completed' }, content: { success: 'passed', score: 85, seconds: 30 } });
  expect((await told(`${postback.slice(0, -3)}xyz`)).statusCode).toBe(404);
});

test('PLY-08 results of the service survive a recount', async ({ house }) => {
  const { learner, launch, take, registration } = await aCloudCourse(house);
  await launch();
  Object.assign(registration(), { registrationCompletion: 'COMPLETED', score: { scaled: 70 } });
  await take();
  expect((await reconcile(house.platform, { tenantId: learner.tenantId, since: null })).differences).toEqual([]);
});

test('PLY-08 a service that fails, a course that is not there and an account that nobody set up are told as they are', async ({
  house,
}) => {
  const missing = await aCloudCourse(house, { courseId: 'missing' });
  expect((await missing.launch()).body.refusal).toBe('cloud_course_missing');
  const { launch, take, open } = await aCloudCourse(house);
  const faults: ((response: ServerResponse) => void)[] = [
    (response) => response.writeHead(500).end(),
    (response) => response.destroy(),
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>busy</h1>'),
    (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    (response) => response.writeHead(429).end(),
  ];
  for (const fault of faults) {
    cloud.setFault(fault);
    const [launched, taken] = [await launch(), await take()];
    expect([launched.body.refusal, taken.body.refusal]).toEqual(['cloud_unreachable', 'cloud_unreachable']);
  }
  cloud.setFault(null);
  expect((await open()).activity.state).toBe('not_started');
  const none = await aCloudCourse(house, { isSetUp: false });
  expect((await none.launch()).body.refusal).toBe('cloud_not_set_up');
  expect((await none.open()).content).toMatchObject({ isSetUp: false });
});
