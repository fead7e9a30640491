import { randomUUID } from 'node:crypto';
import * as wire from '@vitrine/contract/certificates';
import { expect } from 'vitest';
import { createHttp } from '../../platform/http/index.ts';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { doorkeeper } from '../identity/index.ts';
import { certificatesRoutes, noTrailFinished, type CertificateOfTrail } from './index.ts';
import { aCertificate } from './testing.ts';

const { path: url } = wire.getTrailUserResultCertificate;
const form = 'application/x-www-form-urlencoded';

/** The product's door and this room, with a room of trails that knows what is said here. */
async function anApp({ platform }: House, certificateOfTrail: CertificateOfTrail) {
  const app = await createHttp(platform, {
    doorkeeper: doorkeeper(platform),
    routes: [certificatesRoutes(platform, { certificateOfTrail })],
  });
  const ask = (who: Pick<BuiltPerson, 'accessToken' | 'host'>, payload: string, type = form) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { host: who.host, authorization: `Bearer ${who.accessToken}`, 'content-type': type },
    });
  return { app, ask };
}

/** Somebody with the certificate of a finished trail. */
async function aFinishedTrail(house: House) {
  const trailId = house.platform.newId();
  const { learner, certificate } = await aCertificate(house.platform);
  const certificateOfTrail: CertificateOfTrail = async (actor, asked) =>
    asked.trailId === trailId && actor.memberId === learner.memberId ? certificate.id : null;
  return { ...(await anApp(house, certificateOfTrail)), trailId, learner, certificate };
}

test('CAL-04 TRL-03 a form with the trail’s id gives the PDF that the certificate’s own link opens', async ({ house }) => {
  const { app, ask, trailId, learner, certificate } = await aFinishedTrail(house);
  const given = await ask(learner, `id_trail=${trailId}`);
  expect([given.statusCode, given.headers['content-type'], given.headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
  expect(given.headers['content-disposition']).toBe(`inline; filename="certificado-${certificate.code}.pdf"`);
  expect(given.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

  const { body } = await house.call(learner, wire.getCertificate, { params: { certificateId: certificate.id } });
  const linked = await house.app.inject({ url: body.fileUrl, headers: { host: learner.host } });
  expect(given.rawPayload.equals(linked.rawPayload)).toBe(true);

  const [one, other] = await Promise.all([ask(learner, `id_trail=${trailId}`), ask(learner, `id_trail=${trailId}&more=1`)]);
  expect([one.rawPayload.equals(given.rawPayload), other.rawPayload.equals(given.rawPayload)]).toEqual([true, true]);
  await app.close();
});

test('CAL-04 an id that is missing or is none is told at its field; what is no form is not read', async ({ house }) => {
  const { app, ask, trailId, learner } = await aFinishedTrail(house);
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
  await app.close();
});

test('CAL-04 SES-04 nobody comes without a bearer token of a living session', async ({ house }) => {
  const { app, ask, trailId, learner } = await aFinishedTrail(house);
  const payload = `id_trail=${trailId}`;
  const bare = await app.inject({ method: 'POST', url, payload, headers: { host: learner.host, 'content-type': form } });
  expect([bare.statusCode, bare.json().refusal, bare.headers['www-authenticate']]).toEqual([401, 'session_ended', 'Bearer']);
  expect((await ask({ ...learner, accessToken: 'made-up' }, payload)).statusCode).toBe(401);
  expect((await app.inject({ url, headers: { host: learner.host, authorization: `Bearer ${learner.accessToken}` } })).statusCode).toBe(404); // POST alone
  await app.close();
});

test('CAL-04 CLI-08 an unknown trail, a colleague’s, and another client’s are not there, whatever the room of trails says', async ({
  house,
}) => {
  const { app, ask, trailId, learner, certificate } = await aFinishedTrail(house);
  const colleague = await aPerson(house.platform, { tenantId: learner.tenantId });
  const stranger = await aPerson(house.platform);
  const statuses = async (way: typeof ask) =>
    Promise.all([colleague, stranger].map(async (who) => (await way(who, `id_trail=${trailId}`)).statusCode));
  expect((await ask(learner, `id_trail=${randomUUID()}`)).json()).toMatchObject({ refusal: 'not_found' });
  expect(await statuses(ask)).toEqual([404, 404]);

  const careless = await anApp(house, async () => certificate.id); // a room that forgets whose a certificate is
  expect(await statuses(careless.ask)).toEqual([404, 404]);
  expect((await careless.ask(learner, `id_trail=${trailId}`)).statusCode).toBe(200);
  await Promise.all([app.close(), careless.app.close()]);
});

test('CAL-04 while there is no room of trails nobody has finished one', async ({ house }) => {
  const { learner } = await aFinishedTrail(house);
  expect(await noTrailFinished(learner.actor, { trailId: randomUUID() })).toBeNull();
  const answered = await house.call(learner, wire.getTrailUserResultCertificate, { body: { id_trail: randomUUID() } });
  expect([answered.status, JSON.parse(JSON.stringify(answered.body)).refusal]).toEqual([404, 'not_found']);
});
