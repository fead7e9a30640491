import * as wire from '@vitrine/contract/identity';
import * as peopleWire from '@vitrine/contract/people';
import type { PersonForm } from '@vitrine/contract/identity';
import { listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aClient, aSite } from '../tenancy/testing.ts';
import { aGroup, aPerson, testPassword, type BuiltPerson, type PersonWish } from '../identity/testing.ts';

const as = (person: BuiltPerson) => ({ accessToken: person.accessToken, host: person.host });
const anAdmin = (house: House, wish: PersonWish = {}) =>
  aPerson(house.platform, { roles: ['client_administrator'], fullName: 'Zuleica Admin', ...wish });
const password = 'Kx8w2pQz';

let serial = 0;
const aForm = (more: Partial<PersonForm> = {}): PersonForm => {
  serial += 1;
  return {
    fullName: 'Érica Souza',
    userName: `erica.${serial}`,
    email: `erica.${serial}@exemplo.test`,
    documentKind: 'other',
    document: '',
    phone: '+5581988887777',
    birthday: '1990-05-01',
    gender: 'female',
    country: 'BR',
    city: 'Recife',
    languageId: 1,
    roles: ['learner'],
    programRole: 'salesperson',
    groupIds: [],
    ...more,
  };
};
const create = (house: House, admin: BuiltPerson, more: Partial<PersonForm> = {}, secret = password) =>
  house.call(as(admin), wire.createPerson, { body: { ...aForm(more), password: secret } });
const detail = async (house: House, admin: BuiltPerson, memberId: string) =>
  (await house.call(as(admin), wire.getPerson, { params: { memberId } })).body;
const setStatus = (house: House, admin: BuiltPerson, ask: { memberId: string; status: 'approved' | 'blocked' | 'awaiting_approval' }) =>
  house.call(as(admin), wire.setPersonStatus, { params: { memberId: ask.memberId }, body: { status: ask.status } });
const logIn = (house: House, person: { host: string; siteId: string }, username: string, secret: string) =>
  house.call(
    null,
    wire.alternativeLogin,
    { body: { username, password: secret } },
    {
      host: person.host,
      'x-forwarded-for': '198.51.100.7',
      authorization: `Basic ${Buffer.from(`web-${person.siteId}:public-secret`).toString('base64')}`,
    },
  );

test('ADM-02 ADM-09 an administrator adds a person, who logs in; the audit log keeps who and what, and no password', async ({ house }) => {
  const admin = await anAdmin(house);
  const groupId = await aGroup(house.platform, { tenantId: admin.tenantId, name: { 'pt-BR': 'Novos' } });
  const created = await create(house, admin, {
    userName: 'erica.souza',
    documentKind: 'cpf',
    document: '529.982.247-25',
    groupIds: [groupId],
  });
  expect(created.status).toBe(200);
  expect(await detail(house, admin, created.body.id)).toMatchObject({
    status: 'approved',
    person: { userName: 'erica.souza', document: '52998224725', groupIds: [groupId], roles: ['learner'] },
    can: { save: true, savePerson: true, block: true, approve: false, setPassword: true, sendLink: true, resetSecondStep: false },
  });
  expect((await logIn(house, admin, '529.982.247-25', password)).status).toBe(200);
  const trail = (await house.call(as(admin), listAuditLog, { query: { subject: 'person' } })).body.items;
  expect(trail).toMatchObject([
    { what: 'person.created', who: 'Zuleica Admin', subjectId: created.body.id, before: null, after: { userName: 'erica.souza' } },
  ]);
  expect(JSON.stringify(trail)).not.toContain(password);
});

test('ADM-02 what cannot be is refused, each at its field and all at once', async ({ house }) => {
  const admin = await anAdmin(house);
  const taken = await aPerson(house.platform, { tenantId: admin.tenantId, documentKind: 'cpf', document: '52998224725' });
  const foreignGroup = await aGroup(house.platform, { tenantId: (await aClient(house.platform)).tenantId });
  const refused = await create(house, admin, {
    userName: taken.userName.toUpperCase(),
    email: `${taken.userName}@EXEMPLO.test`,
    documentKind: 'cpf',
    document: '529.982.247-25',
    country: 'XX',
    birthday: '2999-01-01',
    roles: ['superuser'],
    groupIds: [foreignGroup],
  });
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    {
      userName: 'user_name_taken',
      email: 'email_taken',
      document: 'document_taken',
      country: 'country_unknown',
      birthday: 'not_in_past',
      roles: 'role_above_yours',
      groupIds: 'invalid_choice',
    },
  ]);
  const fields = async (more: Partial<PersonForm>, secret?: string) => (await create(house, admin, more, secret)).body.fields;
  expect(await fields({ documentKind: 'cpf', document: '529.982.247-26' })).toEqual({ document: 'document_invalid' });
  expect(await fields({ userName: '52998224725' })).toEqual({ userName: 'user_name_taken' }); // another's document
  expect(await fields({}, 'kx8w2pqz')).toEqual({ password: 'password_too_weak' });
  expect(await fields({}, 'Password1')).toEqual({ password: 'password_too_common' });
  expect(await fields({ userName: 'Jordana.Melo' }, 'Jordana.Melo1')).toEqual({ password: 'password_too_common' });
  expect(await fields({ email: 'no-address' })).toEqual({ email: 'invalid_email' });
});

test('ADM-02 the site decides how strong a password is', async ({ house }) => {
  const { siteId } = await aSite(house.platform, { configuration: { password_strong_level: 'strong' } });
  const admin = await anAdmin(house, { tenantId: (await aClient(house.platform, { siteId })).tenantId });
  expect((await create(house, admin)).body.fields).toEqual({ password: 'password_too_weak' });
  expect((await create(house, admin, {}, `${password}!`)).status).toBe(200);
});

test('ADM-02 one name asked for twice at once goes to one, and the other is told at the field; another site is free', async ({ house }) => {
  const admin = await anAdmin(house);
  const answers = await Promise.all([1, 2, 3].map(() => create(house, admin, { userName: 'only.one' })));
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 422, 422]);
  expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
    refusal: 'user_name_taken',
    fields: { userName: 'user_name_taken' },
  });
  expect((await create(house, await anAdmin(house), { userName: 'only.one' })).status).toBe(200);
});

test('ADM-02 a person sent twice with one key is one person', async ({ house }) => {
  const admin = await anAdmin(house);
  const body = { ...aForm(), password };
  const send = () => house.call(as(admin), wire.createPerson, { body }, { 'idempotency-key': 'person-sent-twice' });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.body]).toEqual([200, first.body]);
});

test('ADM-02 ADM-09 a person is saved with both sides in the audit log; a stale form and a taken name are refused', async ({ house }) => {
  const admin = await anAdmin(house);
  const other = await aPerson(house.platform, { tenantId: admin.tenantId });
  const { id: memberId } = (await create(house, admin)).body;
  const { version, person } = await detail(house, admin, memberId);
  const save = (body: { version: number; person: PersonForm }) => house.call(as(admin), wire.savePerson, { params: { memberId }, body });
  const saved = await save({ version, person: { ...person, fullName: 'Érica Lima', roles: ['instructor'] } });
  expect(saved.body).toMatchObject({ version: version + 1, person: { fullName: 'Érica Lima', roles: ['instructor'] } });
  const trail = (await house.call(as(admin), listAuditLog, { query: { subjectId: memberId } })).body.items;
  expect(trail[0]).toMatchObject({ what: 'person.saved', before: { fullName: 'Érica Souza' }, after: { fullName: 'Érica Lima' } });
  expect((await save({ version, person })).body).toMatchObject({
    refusal: 'changed_meanwhile',
    changed: { who: expect.stringMatching(/./), at: expect.stringMatching(/Z$/) },
  });
  const taken = await save({ version: version + 1, person: { ...person, userName: other.userName } });
  expect([taken.status, taken.body.fields]).toEqual([422, { 'person.userName': 'user_name_taken' }]);
  const two = await Promise.all([1, 2].map(() => save({ version: version + 1, person })));
  expect(two.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
});

test('ADM-02 an old password that is verified while a new one is set opens nothing afterwards', async ({ house }) => {
  const admin = await anAdmin(house);
  for (const turn of [1, 2, 3, 4, 5, 6]) {
    const person = await aPerson(house.platform, { tenantId: admin.tenantId });
    const give = { params: { memberId: person.memberId }, body: { password } };
    const late = new Promise((resolve) => setTimeout(resolve, turn * 10));
    const [tokens] = await Promise.all([
      late.then(() => logIn(house, person, person.userName, testPassword)),
      house.call(as(admin), wire.setPersonPassword, give),
    ]);
    const me = await house.call({ accessToken: tokens.body.access_token ?? 'none', host: person.host }, wire.getMe, {});
    expect([tokens.status === 200 || tokens.status === 400, me.status]).toEqual([true, 401]);
  }
});

test('ADM-02 a sign that the database cannot hold is refused, not a fault', async ({ house }) => {
  const admin = await anAdmin(house);
  expect((await create(house, admin, { fullName: 'Zero\0Sign' })).status).toBe(422);
});

const nothing = {
  save: false,
  savePerson: false,
  block: false,
  approve: false,
  setProgramStatus: false,
  setPassword: false,
  sendLink: false,
  resetSecondStep: false,
  makeAccessCode: false,
  visit: false,
};

test('CLI-06 nobody reaches above themselves: roles, people and their own role', async ({ house }) => {
  const admin = await anAdmin(house);
  const root = await aPerson(house.platform, { tenantId: admin.tenantId, roles: ['superuser'] });
  const { version, person } = await detail(house, admin, root.memberId);
  const params = { memberId: root.memberId };
  expect((await detail(house, admin, root.memberId)).can).toEqual(nothing);
  expect((await house.call(as(admin), wire.savePerson, { params, body: { version, person } })).body.refusal).toBe('role_above_yours');
  expect((await setStatus(house, admin, { ...params, status: 'blocked' })).body.refusal).toBe('role_above_yours');
  expect((await house.call(as(admin), wire.setPersonPassword, { params, body: { password } })).body.refusal).toBe('role_above_yours');
  expect((await setStatus(house, admin, { memberId: admin.memberId, status: 'blocked' })).body.refusal).toBe('not_yourself');
  const own = await detail(house, admin, admin.memberId);
  const lowered = { version: own.version, person: { ...own.person, roles: ['learner' as const] } };
  expect((await house.call(as(admin), wire.savePerson, { params: { memberId: admin.memberId }, body: lowered })).body.fields).toEqual({
    'person.roles': 'not_yourself',
  });
});

test('CLI-08 members of another client and of another site are not found, by whatever call', async ({ house }) => {
  const admin = await anAdmin(house);
  const neighbour = await aPerson(house.platform, { tenantId: (await aClient(house.platform, { siteId: admin.siteId })).tenantId });
  for (const { memberId } of [neighbour, await aPerson(house.platform)]) {
    const params = { memberId };
    const answers = [
      await house.call(as(admin), wire.getPerson, { params }),
      await house.call(as(admin), wire.savePerson, { params, body: { version: 1, person: aForm() } }),
      await setStatus(house, admin, { memberId, status: 'blocked' }),
      await house.call(as(admin), wire.setPersonPassword, { params, body: { password } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
  expect((await house.call(as(admin), peopleWire.listPeople, { query: {} })).body.items.map(({ id }) => id)).toEqual([admin.memberId]);
});

test('CLI-08 a person of two clients: each changes what is its own, and none decides about the other’s log-in', async ({ house }) => {
  const admin = await anAdmin(house);
  const second = await aClient(house.platform, { siteId: admin.siteId });
  const shared = await aPerson(house.platform, { tenantId: admin.tenantId });
  await aPerson(house.platform, { personId: shared.personId, tenantId: second.tenantId, userName: shared.userName });
  const { version, person, can } = await detail(house, admin, shared.memberId);
  expect(can).toEqual({ ...nothing, save: true, setProgramStatus: true, visit: true });
  const params = { memberId: shared.memberId };
  const renamed = await house.call(as(admin), wire.savePerson, {
    params,
    body: { version, person: { ...person, email: 'taken.over@exemplo.test' } },
  });
  expect(renamed.body).toMatchObject({ refusal: 'belongs_to_other_client', fields: { 'person.email': 'belongs_to_other_client' } });
  const promoted = await house.call(as(admin), wire.savePerson, { params, body: { version, person: { ...person, roles: ['moderator'] } } });
  expect(promoted.body.person.roles).toEqual(['moderator']);
  expect((await setStatus(house, admin, { ...params, status: 'blocked' })).body.refusal).toBe('belongs_to_other_client');
  expect((await house.call(as(admin), wire.setPersonPassword, { params, body: { password } })).body.refusal).toBe(
    'belongs_to_other_client',
  );
  const root = await aPerson(house.platform, { tenantId: admin.tenantId, roles: ['superuser'] });
  expect((await setStatus(house, root, { ...params, status: 'blocked' })).body.status).toBe('blocked');
});

test('LOG-13 a blocked person loses every session at once, and comes back only by log-in; again changes nothing', async ({ house }) => {
  const admin = await anAdmin(house);
  const person = await aPerson(house.platform, { tenantId: admin.tenantId });
  const me = () => house.call(as(person), wire.getMe, {});
  expect((await me()).status).toBe(200);
  expect((await setStatus(house, admin, { memberId: person.memberId, status: 'blocked' })).body.status).toBe('blocked');
  expect((await me()).status).toBe(401);
  const news = await house.db
    .read()
    .selectFrom('platform.outbox')
    .select('payload')
    .where('event', '=', 'identity.sessions_ended')
    .execute();
  expect(news.map(({ payload }) => payload)).toContainEqual({ personId: person.personId }); // open streams end by it
  expect((await setStatus(house, admin, { memberId: person.memberId, status: 'blocked' })).body.version).toBe(2);
  expect((await logIn(house, person, person.userName, testPassword)).body).toMatchObject({ error_description: 'person_blocked' });
  await setStatus(house, admin, { memberId: person.memberId, status: 'approved' });
  expect((await me()).status).toBe(401);
  expect((await logIn(house, person, person.userName, testPassword)).status).toBe(200);
  const trail = (await house.call(as(admin), listAuditLog, { query: { subjectId: person.memberId } })).body.items;
  expect(trail.map(({ what }) => what)).toEqual(['person.approved', 'person.blocked']);
});

test('LOG-13 whoever awaits approval is let in once approved', async ({ house }) => {
  const admin = await anAdmin(house);
  const person = await aPerson(house.platform, { tenantId: admin.tenantId, status: 'awaiting_approval' });
  expect((await logIn(house, person, person.userName, testPassword)).body).toMatchObject({ error_description: 'awaiting_approval' });
  expect((await detail(house, admin, person.memberId)).can.approve).toBe(true);
  await setStatus(house, admin, { memberId: person.memberId, status: 'approved' });
  expect((await logIn(house, person, person.userName, testPassword)).status).toBe(200);
});

test('ADM-02 a password that an administrator gives ends the sessions and logs in; weak ones are refused', async ({ house }) => {
  const admin = await anAdmin(house);
  const person = await aPerson(house.platform, { tenantId: admin.tenantId });
  const give = (secret: string) =>
    house.call(as(admin), wire.setPersonPassword, { params: { memberId: person.memberId }, body: { password: secret } });
  expect((await give('short')).body.fields).toEqual({ password: 'password_too_weak' });
  expect((await give(password)).status).toBe(200);
  expect((await house.call(as(person), wire.getMe, {})).status).toBe(401);
  expect((await logIn(house, person, person.userName, testPassword)).status).toBe(400);
  expect((await logIn(house, person, person.userName, password)).status).toBe(200);
});

test('CLI-06 who may not read people is told not found; who may only read changes nothing', async ({ house }) => {
  const learner = await aPerson(house.platform);
  expect((await house.call(as(learner), peopleWire.listPeople, { query: {} })).status).toBe(404);
  expect((await house.call(as(learner), peopleWire.exportPeople, { query: {} })).status).toBe(404);
  const auditor = await aPerson(house.platform, { tenantId: learner.tenantId, roles: ['auditor'] });
  expect((await detail(house, auditor, learner.memberId)).can).toMatchObject({ save: false, block: false, setPassword: false });
  expect((await create(house, auditor)).status).toBe(404);
  expect((await setStatus(house, auditor, { memberId: learner.memberId, status: 'blocked' })).status).toBe(404);
});
