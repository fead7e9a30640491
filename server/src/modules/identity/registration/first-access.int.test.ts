import * as wire from '@vitrine/contract/identity';
import type { RegistrationReason } from '@vitrine/domain/identity';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aPerson, basicOf, type BuiltPerson } from '../testing.ts';
import { anOpenSite, registrationPassword, sendRegistration, someAnswers } from './testing.ts';

const as = (person: BuiltPerson) => ({ accessToken: person.accessToken, host: person.host });
let serial = 0;
const ask = (house: House, host: string, login: string) =>
  house.call(null, wire.askFirstAccess, { body: { login } }, { host, 'x-forwarded-for': `2001:db8:9::${(serial += 1).toString(16)}` });
const emailsTo = async (house: House, to: string) => {
  const messages = ((await house.platform.mail.mailbox?.list()) ?? []).filter((message) => message.to === to);
  return Promise.all(
    messages.map(async ({ id, subject }) => ({ subject, text: (await house.platform.mail.mailbox?.open(id))?.text ?? '' })),
  );
};
const logIn = (house: House, admin: BuiltPerson, username: string, password: string) =>
  house.call(null, wire.alternativeLogin, { body: { username, password } }, basicOf(admin));
const anExpectedPerson = async (house: House, admin: BuiltPerson) => {
  serial += 1;
  const form = {
    fullName: 'Edite Lima',
    userName: `edite.${serial}.${house.platform.newId().slice(-6)}`,
    email: `edite.${house.platform.newId().slice(-8)}@exemplo.test`,
    documentKind: 'other' as const,
    document: '',
    phone: '',
    birthday: null,
    gender: 'not_told' as const,
    country: 'BR',
    city: '',
    languageId: 1,
    roles: ['learner' as const],
    programRole: null,
    groupIds: [],
  };
  const created = await house.call(as(admin), wire.createPerson, { body: { ...form, password: '' } });
  expect(created.status).toBe(200);
  return form;
};

test('LOG-09 somebody who was entered beforehand gets a link, sets a password by it and logs in; no password opens the account before', async ({
  house,
}) => {
  const { host, admin } = await anOpenSite(house, { user_pre_register: true });
  const person = await anExpectedPerson(house, admin);
  for (const guess of [registrationPassword, 'a password that nobody has'])
    expect((await logIn(house, admin, person.userName, guess)).body).toMatchObject({ error_description: 'wrong_credentials' });
  expect((await ask(house, host, person.email.toUpperCase())).body).toEqual({});
  await house.drain();
  const [message] = await emailsTo(house, person.email);
  const [, uidb64 = '', token = ''] = /set-password\/[^/]+\/([^/]+)\/([\w-]+)/.exec(message?.text ?? '') ?? [];
  expect(token).not.toBe('');
  const set = await house.call(null, wire.setPasswordByLink, { body: { uidb64, token, password: registrationPassword } }, { host });
  expect(set.status).toBe(200);
  expect((await logIn(house, admin, person.userName, registrationPassword)).status).toBe(200);

  // Who has a password is told so, and nobody learns it from the answer.
  expect((await ask(house, host, person.userName)).body).toEqual({});
  await house.drain();
  expect((await emailsTo(house, person.email)).some(({ subject }) => subject.includes('Você já tem acesso'))).toBe(true);
});

test('LOG-09 an unknown name and a known one are answered alike; a site without first access refuses all; the sixth e-mail waits', async ({
  house,
}) => {
  const { host, admin } = await anOpenSite(house, { user_pre_register: true });
  const person = await anExpectedPerson(house, admin);
  const [known, unknown] = [await ask(house, host, person.userName), await ask(house, host, 'nobody.at.all')];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const closed = await anOpenSite(house);
  expect((await ask(house, closed.host, person.userName)).body.refusal).toBe('registration_closed');
  const statuses: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) statuses.push((await ask(house, host, person.userName)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('LOG-13 the decision about a registration is told by mail, a refusal with its reason, and its words as they were written', async ({
  house,
}) => {
  const { host, admin } = await anOpenSite(house);
  const [approved, refused] = [someAnswers(), someAnswers({ document: '529.982.247-25' })];
  const [outside, blocked] = [someAnswers({ document: '153.509.460-56' }), someAnswers({ document: '111.444.777-35' })];
  for (const answers of [approved, refused, outside, blocked]) await sendRegistration(house, host, { answers });
  const { items } = (await house.call(as(admin), wire.listRegistrations, { query: {} })).body;
  const of = (email: string) => items.find((item) => item.email === email);
  const decide = (email: string, reason: RegistrationReason | null, note: string) =>
    house.call(as(admin), wire.decideRegistration, {
      params: { registrationId: of(email)?.id ?? '' },
      body: { decision: reason === null ? 'approve' : 'refuse', seen: 'waiting', reason, note },
    });
  await decide(approved.email, null, '');
  await decide(refused.email, 'other', 'Loja fora da rede <b>{{userName}}</b>');
  await decide(outside.email, 'not_in_program', 'A loja saiu em maio.');
  const memberId = of(blocked.email)?.memberId ?? '';
  await house.call(as(admin), wire.setPersonStatus, { params: { memberId }, body: { status: 'blocked' } });
  await house.drain();
  expect((await emailsTo(house, approved.email)).map(({ subject }) => subject.includes('aprovado'))).toEqual([true]);
  const told = async (email: string) => (await emailsTo(house, email))[0]?.text ?? '';
  expect(await told(refused.email)).toContain('não foi aprovado. Loja fora da rede <b>{{userName}}</b>\n');
  expect(await told(outside.email)).toContain('não encontramos você entre elas. A loja saiu em maio.\n');
  expect(await told(blocked.email)).toContain('Fale com quem administra o programa para saber o motivo.\n');
});

test('LOG-09 only a link opens an account without a password: the empty one is none, and refused before it is looked at', async ({
  house,
}) => {
  const { admin } = await anOpenSite(house, { user_pre_register: true });
  const person = await anExpectedPerson(house, admin);
  expect((await logIn(house, admin, person.userName, '')).status).toBe(400);
  const other = await aPerson(house.platform, { tenantId: admin.tenantId });
  expect((await logIn(house, admin, other.userName, other.password)).status).toBe(200);
});
