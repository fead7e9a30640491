import * as wire from '@vitrine/contract/identity';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aClient } from '../../tenancy/testing.ts';
import { aPerson, basicOf, type BuiltPerson } from '../testing.ts';
import { anOpenSite, registrationPassword, sendRegistration, someAnswers } from './testing.ts';

const as = (person: BuiltPerson) => ({ accessToken: person.accessToken, host: person.host });
const logIn = (house: House, { siteId, host, admin }: { siteId: string; host: string; admin: BuiltPerson }, username: string) =>
  house.call(
    null,
    wire.alternativeLogin,
    { body: { username, password: registrationPassword } },
    basicOf({ siteId, host, personId: admin.personId }),
  );
const queue = async (house: House, admin: BuiltPerson, status: 'waiting' | 'approved' | 'refused' = 'waiting') =>
  (await house.call(as(admin), wire.listRegistrations, { query: { status } })).body;

test('LOG-10 LOG-13 a registration waits, is approved, and then the person logs in', async ({ house }) => {
  const site = await anOpenSite(house);
  const answers = someAnswers();
  const sent = await sendRegistration(house, site.host, { answers });
  expect([sent.status, sent.body]).toEqual([200, { status: 'awaiting_approval' }]);
  expect((await logIn(house, site, answers.email)).body).toMatchObject({ error_description: 'awaiting_approval' });

  const waiting = await queue(house, site.admin);
  expect(waiting).toMatchObject({
    waiting: 1,
    items: [{ fullName: 'Joana Prado', variant: 'register', answers: { document: '44771278202' } }],
  });
  const registrationId = waiting.items[0]?.id ?? '';
  const decided = await house.call(as(site.admin), wire.decideRegistration, {
    params: { registrationId },
    body: { decision: 'approve', note: '' },
  });
  expect(decided.body).toMatchObject({ status: 'approved', decidedBy: 'Zuleica Admin' });
  expect((await queue(house, site.admin)).waiting).toBe(0);
  expect((await queue(house, site.admin, 'approved')).items).toHaveLength(1);
  const tokens = await logIn(house, site, '447.712.782-02');
  expect(tokens.status).toBe(200);
  const me = await house.call({ accessToken: tokens.body.access_token, host: site.host }, wire.getMe, {});
  expect(me.body).toMatchObject({ roles: ['learner'], person: { fullName: 'Joana Prado', email: answers.email } });
});

test('LOG-13 a refusal needs a reason, and shuts the person out; a decided one is decided', async ({ house }) => {
  const site = await anOpenSite(house);
  const answers = someAnswers();
  await sendRegistration(house, site.host, { answers });
  const registrationId = (await queue(house, site.admin)).items[0]?.id ?? '';
  const decide = (decision: 'approve' | 'refuse', note: string) =>
    house.call(as(site.admin), wire.decideRegistration, { params: { registrationId }, body: { decision, note } });
  expect((await decide('refuse', ' ')).body).toMatchObject({ refusal: 'invalid_request', fields: { note: 'required' } });
  expect((await decide('refuse', 'x'.repeat(257))).body.fields).toEqual({ note: 'too_long' });
  expect((await decide('refuse', 'Não é da nossa rede.')).body).toMatchObject({ status: 'refused', note: 'Não é da nossa rede.' });
  expect((await decide('approve', '')).body).toMatchObject({ refusal: 'already_decided' });
  expect((await logIn(house, site, answers.email)).body).toMatchObject({ error_description: 'person_blocked' });
});

test('LOG-13 of two who decide at once one wins, and the person is what that one said', async ({ house }) => {
  const site = await anOpenSite(house);
  const other = await aPerson(house.platform, { tenantId: site.tenantId, roles: ['client_administrator'] });
  await sendRegistration(house, site.host);
  const { id: registrationId = '', memberId = '' } = (await queue(house, site.admin)).items[0] ?? {};
  const answers = await Promise.all([
    house.call(as(site.admin), wire.decideRegistration, { params: { registrationId }, body: { decision: 'approve', note: '' } }),
    house.call(as(other), wire.decideRegistration, { params: { registrationId }, body: { decision: 'refuse', note: 'Não.' } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const won = answers.find(({ status }) => status === 200)?.body.status;
  const person = (await house.call(as(site.admin), wire.getPerson, { params: { memberId } })).body;
  expect(person.status).toBe(won === 'approved' ? 'approved' : 'blocked');
});

test('LOG-13 whoever is approved in the list of people leaves the queue; another client’s administrator sees nothing', async ({
  house,
}) => {
  const site = await anOpenSite(house);
  const stranger = await aPerson(house.platform, {
    tenantId: (await aClient(house.platform, { siteId: site.siteId })).tenantId,
    roles: ['client_administrator'],
  });
  await sendRegistration(house, site.host);
  const { id: registrationId = '', memberId = '' } = (await queue(house, site.admin)).items[0] ?? {};
  expect(await queue(house, stranger)).toMatchObject({ items: [], waiting: 0 });
  const taken = await house.call(as(stranger), wire.decideRegistration, {
    params: { registrationId },
    body: { decision: 'approve', note: '' },
  });
  expect(taken.status).toBe(404);
  await house.call(as(site.admin), wire.setPersonStatus, { params: { memberId }, body: { status: 'approved' } });
  expect((await queue(house, site.admin)).items).toEqual([]);
  expect((await queue(house, site.admin, 'approved')).items).toMatchObject([{ id: registrationId }]);
});
