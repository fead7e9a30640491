import { createHash } from 'node:crypto';
import * as wire from '@vitrine/contract/learning';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aClassroom, enrolIn } from './testing.ts';

const ask = (house: House, who: BuiltPerson, courseId: string, hierarchy_order: number) =>
  house.call(who, wire.getDownload, { params: { courseId, hierarchy_order } });

test('OFF-01 the file of an activity is told by name, size and digest, and is fetched in two pieces that are that file', async ({
  house,
}) => {
  const { learner, courseId, pdf } = await aClassroom(house, { course: { isSequential: false } });
  await enrolIn(house, learner, courseId);
  const { body } = await ask(house, learner, courseId, 1);
  expect(body).toMatchObject({ item_id: pdf, name: `class${pdf}.pdf`, contentType: 'application/pdf' });

  const fetched = (headers: Record<string, string>) => house.app.inject({ url: body.url, headers: { host: learner.host, ...headers } });
  const [first, rest] = [await fetched({ range: 'bytes=0-99' }), await fetched({ range: 'bytes=100-', 'if-range': body.etag })];
  expect([first.statusCode, rest.statusCode, first.headers.etag]).toEqual([206, 206, body.etag]);
  const whole = Buffer.concat([first.rawPayload, rest.rawPayload]);
  expect([whole.length, createHash('sha256').update(whole).digest('hex')]).toEqual([body.bytes, body.sha256]);

  // Of another content nothing is added to what lies on the device: it begins anew.
  const other = await fetched({ range: 'bytes=100-', 'if-range': '"another-content"' });
  expect([other.statusCode, other.rawPayload.length]).toEqual([200, body.bytes]);
});

test('OFF-01 whoever may not open the activity gets no file of it, and a test is none', async ({ house }) => {
  const { learner, courseId } = await aClassroom(house, { course: { isSequential: true } });
  expect((await ask(house, learner, courseId, 1)).body.refusal).toBe('not_enrolled');
  await enrolIn(house, learner, courseId);
  expect((await ask(house, learner, courseId, 1)).status).toBe(200);
  expect((await ask(house, learner, courseId, 2)).body.refusal).toBe('activity_locked');
  expect((await ask(house, learner, courseId, 9)).status).toBe(404);
  const stranger = await aPerson(house.platform, {});
  expect((await ask(house, stranger, courseId, 1)).status).toBe(404);

  const free = await aClassroom(house, { course: { isSequential: false } });
  await enrolIn(house, free.learner, free.courseId);
  expect((await ask(house, free.learner, free.courseId, 3)).body.refusal).toBe('not_downloadable');
});
