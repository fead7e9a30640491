import * as wire from '@vitrine/contract/identity';
import { modules } from '@vitrine/domain/tenancy';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aClient } from '../tenancy/testing.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findByName } from './queries.ts';
import { aGroup, aPerson, testPassword, type BuiltPerson } from './testing.ts';

/** An address of this person's own. */
const addressOf = (id: string) => `2001:db8::${id.slice(-12).replaceAll(/(.{4})(?=.)/g, '$1:')}`;
const basic = (person: BuiltPerson, secret = 'public-secret') => ({
  host: person.host,
  'x-forwarded-for': addressOf(person.personId), // wrong log-ins are counted by address
  authorization: `Basic ${Buffer.from(`web-${person.siteId}:${secret}`).toString('base64')}`,
});
const logIn = (house: House, person: BuiltPerson, username: string, password = testPassword) =>
  house.call(null, wire.alternativeLogin, { body: { username, password } }, basic(person));
const refresh = (house: House, person: BuiltPerson, refresh_token: string) =>
  house.call(null, wire.token, { body: { grant_type: 'refresh_token', refresh_token } }, basic(person));

test('LOG-01 CAL-02 user name, e-mail and document log in, and the tokens open the API', async ({ house }) => {
  const person = await aPerson(house.platform, {
    documentKind: 'cpf',
    document: '44771278202',
    userName: 'camila.rocha',
    email: 'Camila@exemplo.test',
  });
  for (const name of ['camila.rocha', 'CAMILA.ROCHA', 'camila@exemplo.test', '447.712.782-02']) {
    const answered = await logIn(house, person, name);
    expect(answered.status).toBe(200);
    expect(answered.headers['cache-control']).toBe('no-store');
    const me = await house.call({ accessToken: answered.body.access_token, host: person.host }, wire.getMe, {});
    expect(me.body.person.userName).toBe('camila.rocha');
  }
});

test('LOG-01 a wrong password and an unknown name get one answer', async ({ house }) => {
  const person = await aPerson(house.platform);
  const wrong = await logIn(house, person, person.userName, 'not-it');
  const unknown = await logIn(house, person, 'nobody.at.all', 'not-it');
  expect(wrong.status).toBe(400);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect(wrong.body).toEqual({ error: 'invalid_grant', error_description: 'wrong_credentials' });
});

test('LOG-13 a blocked and a waiting person are told so once the password was right', async ({ house }) => {
  const blocked = await aPerson(house.platform, { status: 'blocked' });
  const waiting = await aPerson(house.platform, { status: 'awaiting_approval' });
  expect((await logIn(house, blocked, blocked.userName)).body).toMatchObject({ error_description: 'person_blocked' });
  expect((await logIn(house, waiting, waiting.userName)).body).toMatchObject({ error_description: 'awaiting_approval' });
  expect((await logIn(house, blocked, blocked.userName, 'not-it')).body).toMatchObject({ error_description: 'wrong_credentials' });
});

test('CAL-01 CAL-02 a wrong client is told invalid_client', async ({ house }) => {
  const person = await aPerson(house.platform);
  const answered = await house.call(
    null,
    wire.alternativeLogin,
    { body: { username: 'a', password: 'b' } },
    basic(person, 'another secret'),
  );
  expect([answered.status, answered.body]).toEqual([401, { error: 'invalid_client' }]);
  expect(answered.headers['www-authenticate']).toMatch(/^Basic/);
});

test('SES-05 CAL-01 a refresh token gives the next three tokens, and the old access token lives on to its end', async ({ house }) => {
  const person = await aPerson(house.platform);
  const answered = await refresh(house, person, person.refreshToken);
  expect(answered.status).toBe(200);
  expect(Object.keys(answered.body).sort()).toEqual(['access_token', 'expires_in', 'refresh_token', 'token_type', 'user_firebase_token']);
  expect((await house.call({ accessToken: answered.body.access_token, host: person.host }, wire.getMe, {})).status).toBe(200);
});

test('SES-05 two refreshes at once get the same successor', async ({ house }) => {
  const person = await aPerson(house.platform);
  const [one, other] = await Promise.all([refresh(house, person, person.refreshToken), refresh(house, person, person.refreshToken)]);
  expect(one.status).toBe(200);
  expect(other.body).toEqual(one.body);
});

test('SES-06 a refresh token that comes back after the grace ends the whole family', async ({ house }) => {
  const person = await aPerson(house.platform);
  const next = await refresh(house, person, person.refreshToken);
  house.clock.shift(21_000);
  const stolen = await refresh(house, person, person.refreshToken);
  expect([stolen.status, stolen.body]).toMatchObject([400, { error: 'invalid_grant', error_description: 'session_ended' }]);
  expect((await house.call({ accessToken: next.body.access_token, host: person.host }, wire.getMe, {})).status).toBe(401);
  expect((await refresh(house, person, next.body.refresh_token)).status).toBe(400);
});

test('SES-06 CAL-01 an expired refresh token and an unknown grant are refused', async ({ house }) => {
  const person = await aPerson(house.platform);
  const grant = await house.call(null, wire.token, { body: { grant_type: 'password', refresh_token: person.refreshToken } }, basic(person));
  expect([grant.status, grant.body]).toEqual([400, { error: 'unsupported_grant_type' }]);
  house.clock.shift(31 * 24 * 3_600_000);
  expect((await refresh(house, person, person.refreshToken)).status).toBe(400);
});

test('CAL-03 CLI-01 another client of the same person is one call away, and no other', async ({ house }) => {
  const person = await aPerson(house.platform);
  const second = await aClient(house.platform, { siteId: person.siteId });
  const foreign = await aClient(house.platform, { siteId: person.siteId });
  await aPerson(house.platform, { personId: person.personId, tenantId: second.tenantId, userName: person.userName });
  const reload = (id_client: string, refresh_token: string) =>
    house.call(null, wire.reloadUserTokens, { body: { refresh_token, id_client } }, basic(person));
  expect((await reload(foreign.tenantId, person.refreshToken)).body).toMatchObject({ error: 'invalid_grant' });
  expect((await reload('no id at all', person.refreshToken)).body).toMatchObject({ error: 'invalid_grant' });
  const switched = await reload(second.tenantId, person.refreshToken);
  const me = await house.call({ accessToken: switched.body.access_token, host: person.host }, wire.getMe, {});
  expect(me.body.client.id).toBe(second.tenantId);
  expect(me.body.clients).toHaveLength(2);
});

test('CAL-03 a refresh that lost its answer and a change of client at once get a pair each', async ({ house }) => {
  const person = await aPerson(house.platform);
  const second = await aClient(house.platform, { siteId: person.siteId });
  await aPerson(house.platform, { personId: person.personId, tenantId: second.tenantId, userName: person.userName });
  const ask = { body: { refresh_token: person.refreshToken, id_client: second.tenantId } };
  const [stayed, moved] = await Promise.all([
    refresh(house, person, person.refreshToken),
    house.call(null, wire.reloadUserTokens, ask, basic(person)),
  ]);
  const clientOf = async (accessToken: string) => (await house.call({ accessToken, host: person.host }, wire.getMe, {})).body.client.id;
  expect([await clientOf(stayed.body.access_token), await clientOf(moved.body.access_token)]).toEqual([person.tenantId, second.tenantId]);
});

test('CLI-01 log-in goes to the client that was used last', async ({ house }) => {
  const person = await aPerson(house.platform);
  const second = await aClient(house.platform, { siteId: person.siteId });
  await aPerson(house.platform, { personId: person.personId, tenantId: second.tenantId, userName: person.userName });
  const clientAfterLogIn = async () => {
    const { body } = await logIn(house, person, person.userName);
    return (await house.call({ accessToken: body.access_token, host: person.host }, wire.getMe, {})).body.client.id;
  };
  expect(await clientAfterLogIn()).toBe(person.tenantId);
  house.clock.shift(1_000);
  await house.call(
    null,
    wire.reloadUserTokens,
    { body: { refresh_token: person.refreshToken, id_client: second.tenantId } },
    basic(person),
  );
  expect(await clientAfterLogIn()).toBe(second.tenantId);
});

test('LOG-14 the sixth try at one name waits, known or not, even with the right password, and others are not held up', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const neighbour = await aPerson(house.platform, { tenantId: person.tenantId });
  const wrong = (name: string) => logIn(house, person, name, 'not-it');
  for (const name of [person.userName, 'nobody.of.this.name']) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => wrong(name)));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([400, 400, 400, 400, 400, 429]);
  }
  const held = await logIn(house, person, person.userName);
  expect([held.status, held.body]).toMatchObject([429, { error: 'slow_down' }]);
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
  expect((await logIn(house, neighbour, neighbour.userName)).status).toBe(200);
  house.clock.shift(15 * 60_000);
  expect((await logIn(house, person, person.userName)).status).toBe(200);
});

test('LOG-14 thirty wrong log-ins from one address hold that address up, right ones never', async ({ house }) => {
  const person = await aPerson(house.platform);
  const tryAs = (name: string, password = 'not-it') => logIn(house, person, name, password);
  for (let turn = 0; turn < 4; turn += 1) expect((await tryAs(person.userName, testPassword)).status).toBe(200);
  for (let turn = 0; turn < 30; turn += 1) expect((await tryAs(`nobody-${turn}`)).status).toBe(400);
  expect((await tryAs('nobody-at-all')).status).toBe(429);
  expect((await tryAs(person.userName, testPassword)).status).toBe(429);
});

test('LOG-01 an unknown name takes as long as a known one; a check that skips the hash is told apart', async ({ house }) => {
  const person = await aPerson(house.platform);
  const time = async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const begin = performance.now();
      await work();
      times.push(performance.now() - begin);
    }
    return times.sort((one, other) => one - other)[4] ?? 0;
  };
  const stored = await hashPassword('another');
  const known = await time(() => verifyPassword(stored, 'not-it'));
  const unknown = await time(() => verifyPassword(null, 'not-it'));
  const naive = await time(async () => (await findByName(house.platform, { host: person.host, username: 'nobody' })) !== undefined);
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
  expect(naive / known).toBeLessThan(0.5);
});

test('SES-06 dead tokens are thrown away, and a used one that still tells a thief is not', async ({ house }) => {
  const old = await aPerson(house.platform);
  house.clock.shift(20 * 86_400_000);
  const person = await aPerson(house.platform);
  await refresh(house, person, person.refreshToken);
  house.clock.shift(12 * 86_400_000);
  await house.jobs.runNow('identity.forget-dead-tokens');
  const left = async ({ personId }: BuiltPerson) =>
    (await house.db.read().selectFrom('identity.token_family').select('id').where('person_id', '=', personId).execute()).length;
  expect([await left(old), await left(person)]).toEqual([0, 1]);
  expect((await refresh(house, person, person.refreshToken)).status).toBe(400);
  const ended = await house.db
    .read()
    .selectFrom('identity.token_family')
    .select('revoked_reason')
    .where('id', '=', person.sessionId)
    .execute();
  expect(ended).toEqual([{ revoked_reason: 'reused' }]);
});

test('SES-11 log-out revokes on the server: no token of the family opens anything', async ({ house }) => {
  const person = await aPerson(house.platform);
  const caller = { accessToken: person.accessToken, host: person.host };
  expect((await house.call(caller, wire.logOut, {})).status).toBe(200);
  expect((await house.call(caller, wire.getMe, {})).status).toBe(401);
  expect((await refresh(house, person, person.refreshToken)).status).toBe(400);
});

test('CLI-05 CLI-08 a visitor, and a member of another site, open nothing', async ({ house }) => {
  const person = await aPerson(house.platform);
  const stranger = await aPerson(house.platform);
  expect((await house.call(null, wire.getMe, {})).body).toMatchObject({ refusal: 'session_ended' });
  expect((await house.call({ accessToken: stranger.accessToken, host: person.host }, wire.getMe, {})).status).toBe(401);
});

test('SES-16 language and country change at once; unknown ones are refused at their field', async ({ house }) => {
  const person = await aPerson(house.platform);
  const caller = { accessToken: person.accessToken, host: person.host };
  expect((await house.call(caller, wire.saveMe, { body: { languageId: 4, country: 'CA' } })).body.person).toMatchObject({
    languageId: 4,
    country: 'CA',
  });
  expect((await house.call(caller, wire.saveMe, { body: { languageId: 9 } })).body).toMatchObject({
    refusal: 'language_unknown',
    fields: { languageId: 'language_unknown' },
  });
  expect((await house.call(caller, wire.saveMe, { body: { country: 'XX' } })).body).toMatchObject({
    fields: { country: 'country_unknown' },
  });
});

test('CAL-01 CAL-02 CAL-03 what is missing or of the wrong type gets an error of RFC 6749, never stored', async ({ house }) => {
  const person = await aPerson(house.platform);
  const send = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
    house.app.inject({ method: 'POST', url, payload, headers: { ...basic(person), 'content-type': type } });
  const answers = [
    await send('/etraining_login/alternative_login/', 'username=a'),
    await send('/etraining_login/alternative_login/', 'username=%00&password=%00'),
    await send('/o/token/', ''),
    await send('/o/token/', 'grant_type=refresh_token&refresh_token=nonsense'),
    await send('/accounts/reload_user_tokens/', '{}', 'application/json'),
    await send('/accounts/reload_user_tokens/', '{', 'application/json'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400]);
  expect(answers.map((answered) => answered.json().error)).toEqual([
    'invalid_request',
    'invalid_grant',
    'invalid_request',
    'invalid_grant',
    'invalid_request',
    'invalid_request',
  ]);
  for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
});

test('LST-01 site lists load in one call, in the person’s language, and only their own client’s', async ({ house }) => {
  const person = await aPerson(house.platform, { locale: 'fr-FR' });
  const stranger = await aClient(house.platform, { siteId: person.siteId });
  const name = { 'pt-BR': 'Vendas', 'fr-FR': 'Ventes' };
  const groupId = await aGroup(house.platform, { tenantId: person.tenantId, name });
  await aGroup(house.platform, { tenantId: stranger.tenantId, name });
  const { body } = await house.call({ accessToken: person.accessToken, host: person.host }, wire.getSiteLists, {});
  expect(body.groups_user).toEqual([{ id: groupId, name: 'Ventes', labelId: null }]);
  expect(body.genders[0]).toEqual({ id: 'female', name: 'Femme' });
  expect(body.countries.find(({ code }) => code === 'BR')).toEqual({ code: 'BR', label: '+55', name: 'Brésil' });
  expect(Object.keys(body).sort()).toEqual([
    'countries',
    'country_areas',
    'genders',
    'group_users_labels',
    'groups_user',
    'marital_status',
    'tags',
  ]);
});

test('CLI-02 the selected client is told with a flag for every module, and its programme in the person’s language', async ({ house }) => {
  const { tenantId } = await aClient(house.platform, {
    modules: ['library', 'ranking'],
    program: { 'pt-BR': 'Clube', 'en-US': 'Club' },
    homeRoute: '/start',
  });
  const person = await aPerson(house.platform, { tenantId, locale: 'en-US', roles: ['auditor'] });
  const { body } = await house.call({ accessToken: person.accessToken, host: person.host }, wire.getMe, {});
  const flags = Object.entries(body.client).filter(([key]) => key.startsWith('has_'));
  expect(flags).toHaveLength(modules.length);
  expect(flags.filter(([, isOn]) => isOn).map(([key]) => key)).toEqual(['has_library', 'has_ranking']);
  expect(body.client).toMatchObject({ id: tenantId, program: 'Club', home_route: '/start', group_training_use_score: true });
  expect([body.roles, body.can]).toEqual([['auditor'], ['people.read', 'audit.read']]);
});
