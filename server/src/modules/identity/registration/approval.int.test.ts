import * as wire from '@vitrine/contract/identity';
import type { Ask } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aClient } from '../../tenancy/testing.ts';
import { aPerson, basicOf, type BuiltPerson } from '../testing.ts';
import { anOpenSite, mandatory, registrationPassword, sendRegistration, someAnswers } from './testing.ts';

const as = (person: BuiltPerson) => ({ accessToken: person.accessToken, host: person.host });
const logIn = (house: House, { siteId, host, admin }: { siteId: string; host: string; admin: BuiltPerson }, username: string) =>
  house.call(
    null,
    wire.alternativeLogin,
    { body: { username, password: registrationPassword } },
    basicOf({ siteId, host, personId: admin.personId }),
  );
type Query = Ask<typeof wire.listRegistrations>['query'];
const queue = async (house: House, admin: BuiltPerson, query: Query = {}) =>
  (await house.call(as(admin), wire.listRegistrations, { query })).body;
type Decision = Ask<typeof wire.decideRegistration>['body'];
const approval: Decision = { decision: 'approve', seen: 'waiting', reason: null, note: '' };
const refusal: Decision = { decision: 'refuse', seen: 'waiting', reason: 'not_in_program', note: '' };
const decide = (house: House, by: BuiltPerson, registrationId: string, body: Decision, headers?: Record<string, string>) =>
  house.call(as(by), wire.decideRegistration, { params: { registrationId }, body }, headers);
const firstOf = async (house: House, admin: BuiltPerson) => (await queue(house, admin)).items[0] ?? { id: '', memberId: '' };

test('LOG-10 LOG-13 a registration waits, is approved, and then the person logs in', async ({ house }) => {
  const site = await anOpenSite(house);
  const answers = someAnswers();
  const sent = await sendRegistration(house, site.host, { answers });
  expect([sent.status, sent.body]).toEqual([200, { status: 'awaiting_approval' }]);
  expect((await logIn(house, site, answers.email)).body).toMatchObject({ error_description: 'awaiting_approval' });

  const waiting = await queue(house, site.admin);
  expect(waiting).toMatchObject({
    counts: { all: 1, register: 1, seven_trade: 0, pop_trade: 0 },
    items: [{ fullName: 'Joana Prado', variant: 'register', answers: { document: '44771278202' } }],
  });
  const registrationId = waiting.items[0]?.id ?? '';
  const read = await house.call(as(site.admin), wire.getRegistrationToDecide, { params: { registrationId } });
  expect(read.body).toMatchObject({ registration: { fullName: 'Joana Prado' }, can: { approve: true, refuse: true } });
  const decided = await decide(house, site.admin, registrationId, { ...approval, reason: 'other', note: 'kept by nobody' });
  expect(decided.body).toMatchObject({
    registration: { status: 'approved', decidedBy: 'Zuleica Admin', reason: null, note: '' },
    can: { approve: false, refuse: false },
  });
  expect((await queue(house, site.admin)).counts.all).toBe(0);
  expect((await queue(house, site.admin, { status: 'approved' })).items).toHaveLength(1);
  const tokens = await logIn(house, site, '447.712.782-02');
  expect(tokens.status).toBe(200);
  const me = await house.call({ accessToken: tokens.body.access_token, host: site.host }, wire.getMe, {});
  expect(me.body).toMatchObject({ roles: ['learner'], person: { fullName: 'Joana Prado', email: answers.email } });
});

test('LOG-13 the queue is searched by name, e-mail and document, and narrowed to a registration form; counts follow the search', async ({
  house,
}) => {
  const fields = { register: mandatory('document'), seven_trade: mandatory('document'), pop_trade: mandatory('nickname') };
  const site = await anOpenSite(house, { registration_fields: fields });
  const send = (variant: 'register' | 'seven_trade' | 'pop_trade', fullName: string, document: string) =>
    sendRegistration(house, site.host, { variant, answers: someAnswers({ fullName, document, nickname: 'Jô' }) });
  await send('register', 'Ângela Prado', '447.712.782-02');
  await send('seven_trade', 'Bruno Prado', '529.982.247-25');
  await send('pop_trade', 'Caio Lima', '');
  const names = async (query: Query) => (await queue(house, site.admin, query)).items.map(({ fullName }) => fullName);
  expect(await names({})).toEqual(['Ângela Prado', 'Bruno Prado', 'Caio Lima']);
  expect(await names({ search: 'ANGELA pra' })).toEqual(['Ângela Prado']);
  expect(await names({ search: '529.982.247-25' })).toEqual(['Bruno Prado']);
  expect(await names({ search: 'pra%do angela' })).toEqual(['Ângela Prado']); // VAL-12
  expect(await names({ search: 'p_ado' })).toEqual([]);
  expect(await names({ show: 'pop_trade' })).toEqual(['Caio Lima']);
  expect((await queue(house, site.admin, { search: 'prado', show: 'seven_trade' })).counts).toEqual({
    all: 2,
    register: 1,
    seven_trade: 1,
    pop_trade: 0,
  });
  const first = await queue(house, site.admin, { limit: 2 });
  expect(await names({ limit: 2, after: first.next ?? '' })).toEqual(['Caio Lima']);
});

test('LOG-13 a refusal needs a reason, and shuts the person out; a decided one is decided', async ({ house }) => {
  const site = await anOpenSite(house);
  const answers = someAnswers();
  await sendRegistration(house, site.host, { answers });
  const { id } = await firstOf(house, site.admin);
  const refuse = async (more: Partial<Decision>) => (await decide(house, site.admin, id, { ...refusal, ...more })).body;
  expect(await refuse({ reason: null })).toMatchObject({ refusal: 'invalid_request', fields: { reason: 'required' } });
  expect(await refuse({ reason: 'other', note: ' ' })).toMatchObject({ refusal: 'invalid_request', fields: { note: 'required' } });
  expect(await refuse({ note: 'x'.repeat(257) })).toMatchObject({ fields: { note: 'too_long' } });
  const told = { reason: 'other', note: 'Não é da nossa rede.' } as const;
  expect(await refuse(told)).toMatchObject({ registration: { status: 'refused', ...told }, can: { approve: true, refuse: false } });
  expect(await refuse({})).toMatchObject({ refusal: 'already_decided' });
  expect((await decide(house, site.admin, id, approval)).body).toMatchObject({ refusal: 'already_decided' });
  expect((await logIn(house, site, answers.email)).body).toMatchObject({ error_description: 'person_blocked' });
});

test('LOG-13 the same decision sent again is answered as the first time, and one letter tells of it', async ({ house }) => {
  const site = await anOpenSite(house);
  const answers = someAnswers();
  await sendRegistration(house, site.host, { answers });
  const { id } = await firstOf(house, site.admin);
  const key = { 'idempotency-key': `registration-${house.platform.newId()}` };
  const sent = [await decide(house, site.admin, id, refusal, key), await decide(house, site.admin, id, refusal, key)];
  expect(sent.map(({ status, body }) => [status, body.registration.status])).toEqual([
    [200, 'refused'],
    [200, 'refused'],
  ]);
  await house.drain();
  const emails = ((await house.platform.mail.mailbox?.list()) ?? []).filter(({ to }) => to === answers.email);
  expect(emails).toHaveLength(1);
});

test('LOG-13 somebody who was refused is approved after all, in the queue or in the list of people, and is whole again', async ({
  house,
}) => {
  const site = await anOpenSite(house);
  for (const document of ['447.712.782-02', '529.982.247-25']) {
    const answers = someAnswers({ document });
    await sendRegistration(house, site.host, { answers });
    const { id, memberId } = await firstOf(house, site.admin);
    await decide(house, site.admin, id, refusal);
    if (document.startsWith('4')) await decide(house, site.admin, id, { ...approval, seen: 'refused' });
    else await house.call(as(site.admin), wire.setPersonStatus, { params: { memberId }, body: { status: 'approved' } });
    const [row] = (await queue(house, site.admin, { status: 'approved' })).items;
    expect(row).toMatchObject({ id, reason: null });
    const tokens = await logIn(house, site, answers.email);
    const me = await house.call({ accessToken: tokens.body.access_token, host: site.host }, wire.getMe, {});
    expect([me.status, me.body.person.email]).toEqual([200, answers.email]);
    const { status } = await house.platform.db
      .read()
      .selectFrom('identity.member')
      .select('status')
      .where('tenant_id', '=', site.tenantId)
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(status).toBe('approved');
  }
});

test('LOG-13 of two who decide at once one wins, and the person is what that one said', async ({ house }) => {
  const site = await anOpenSite(house);
  const other = await aPerson(house.platform, { tenantId: site.tenantId, roles: ['client_administrator'] });
  await sendRegistration(house, site.host);
  const { id, memberId } = await firstOf(house, site.admin);
  const answers = await Promise.all([decide(house, site.admin, id, approval), decide(house, other, id, refusal)]);
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  const won = answers.find(({ status }) => status === 200)?.body.registration.status;
  const person = (await house.call(as(site.admin), wire.getPerson, { params: { memberId } })).body;
  expect(person.status).toBe(won === 'approved' ? 'approved' : 'blocked');
});

test('LOG-13 CLI-06 who may only read decides nothing; another client’s administrator sees nothing', async ({ house }) => {
  const site = await anOpenSite(house);
  const reader = await aPerson(house.platform, { tenantId: site.tenantId, roles: ['auditor'] });
  const stranger = await aPerson(house.platform, {
    tenantId: (await aClient(house.platform, { siteId: site.siteId })).tenantId,
    roles: ['client_administrator'],
  });
  await sendRegistration(house, site.host);
  const { id, memberId } = await firstOf(house, site.admin);
  const look = (by: BuiltPerson) => house.call(as(by), wire.getRegistrationToDecide, { params: { registrationId: id } });
  expect((await look(reader)).body).toMatchObject({ can: { approve: false, refuse: false } });
  expect((await decide(house, reader, id, approval)).status).toBe(404);
  expect(await queue(house, stranger)).toMatchObject({ items: [], counts: { all: 0 } });
  expect((await look(stranger)).status).toBe(404);
  expect((await decide(house, stranger, id, approval)).status).toBe(404);
  await house.call(as(site.admin), wire.setPersonStatus, { params: { memberId }, body: { status: 'approved' } });
  expect((await queue(house, site.admin)).items).toEqual([]);
  expect((await queue(house, site.admin, { status: 'approved' })).items).toMatchObject([{ id }]);
});
