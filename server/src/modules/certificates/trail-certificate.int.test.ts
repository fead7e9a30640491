import { randomUUID } from 'node:crypto';
import * as wire from '@vitrine/contract/certificates';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aTrailWithPeople, enrolInTrail, finishStep } from '../learning/trails/testing.ts';

const { path: url } = wire.getTrailUserResultCertificate;
const form = 'application/x-www-form-urlencoded';

/** Somebody with the certificate of a finished trail. */
async function aFinishedTrail(house: House) {
  const { app, platform } = house;
  const { learner, first, second, trailId } = await aTrailWithPeople(house);
  await enrolInTrail(platform, learner.actor, { trailId });
  for (const courseId of [first, second]) await finishStep(platform, learner.actor, { trailId, courseId });
  await house.drain();
  const certificate = (await house.call(learner, wire.listCertificates, {})).body.items.find((one) => one.trailId === trailId);
  if (!certificate) throw new Error('the trail gave no certificate');
  const ask = (who: Pick<BuiltPerson, 'accessToken' | 'host'>, payload: string, type = form) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { host: who.host, authorization: `Bearer ${who.accessToken}`, 'content-type': type },
    });
  return { app, ask, trailId, learner, certificate };
}

test('CAL-04 TRL-03 a form with the trail’s id gives the PDF that the certificate’s own link opens', async ({ house }) => {
  const { ask, trailId, learner, certificate } = await aFinishedTrail(house);
  const given = await ask(learner, `id_trail=${trailId}`);
  expect([given.statusCode, given.headers['content-type'], given.headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
  expect(given.headers['content-disposition']).toBe(`inline; filename="certificado-${certificate.code}.pdf"`);
  expect(given.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

  const { body } = await house.call(learner, wire.getCertificate, { params: { certificateId: certificate.id } });
  const linked = await house.app.inject({ url: body.fileUrl, headers: { host: learner.host } });
  expect(given.rawPayload.equals(linked.rawPayload)).toBe(true);

  const [one, other] = await Promise.all([ask(learner, `id_trail=${trailId}`), ask(learner, `id_trail=${trailId}&more=1`)]);
  expect([one.rawPayload.equals(given.rawPayload), other.rawPayload.equals(given.rawPayload)]).toEqual([true, true]);
});

test('CAL-04 an id that is missing or is none is told at its field; what is no form is not read', async ({ house }) => {
  const { ask, trailId, learner } = await aFinishedTrail(house);
  const refused = async (payload: string, type?: string) => {
    const { statusCode, body } = await ask(learner, payload, type);
    const { refusal, fields } = JSON.parse(body);
    return [statusCode, refusal, fields];
  };
  expect(await refused('')).toEqual([422, 'invalid_request', { id_trail: 'required' }]);
  expect(await refused('trail=1')).toEqual([422, 'invalid_request', { id_trail: 'required' }]);
  expect(await refused('id_trail=')).toEqual([422, 'invalid_request', { id_trail: 'required' }]);
  expect(await refused('id_trail=12')).toEqual([422, 'invalid_request', { id_trail: 'invalid' }]);
  expect(await refused('id_trail=%00')).toEqual([422, 'invalid_request', { id_trail: 'invalid' }]);
  expect(await refused(JSON.stringify({ id_trail: trailId }), 'application/json')).toEqual([415, 'unsupported_type', undefined]);
  expect(await refused(`id_trail=${trailId}`, 'text/plain')).toEqual([415, 'unsupported_type', undefined]);
});

test('CAL-04 SES-04 nobody comes without a bearer token of a living session', async ({ house }) => {
  const { app, ask, trailId, learner } = await aFinishedTrail(house);
  const payload = `id_trail=${trailId}`;
  const bare = await app.inject({ method: 'POST', url, payload, headers: { host: learner.host, 'content-type': form } });
  expect([bare.statusCode, bare.json().refusal, bare.headers['www-authenticate']]).toEqual([401, 'session_ended', 'Bearer']);
  expect((await ask({ ...learner, accessToken: 'made-up' }, payload)).statusCode).toBe(401);
  expect((await app.inject({ url, headers: { host: learner.host, authorization: `Bearer ${learner.accessToken}` } })).statusCode).toBe(404); // POST alone
});

test('CAL-04 CLI-08 an unknown trail, one that is not finished, a colleague’s, and another client’s are not there', async ({ house }) => {
  const { ask, trailId, learner, certificate } = await aFinishedTrail(house);
  const colleague = await aPerson(house.platform, { tenantId: learner.tenantId });
  const stranger = await aPerson(house.platform);
  const { trailId: unfinished, learner: beginner } = await aTrailWithPeople(house);
  await enrolInTrail(house.platform, beginner.actor, { trailId: unfinished });
  expect((await ask(beginner, `id_trail=${unfinished}`)).statusCode).toBe(404);
  for (const id of [randomUUID(), certificate.id])
    expect((await ask(learner, `id_trail=${id}`)).json()).toMatchObject({ refusal: 'not_found' });
  for (const who of [colleague, stranger]) expect((await ask(who, `id_trail=${trailId}`)).statusCode).toBe(404);
});
