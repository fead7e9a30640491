import * as wire from '@vitrine/contract/identity';
import { Client } from 'pg';
import { expect, vi } from 'vitest';
import { test, type House } from '../../testing.ts';
import { countFailure } from '../../platform/limits/index.ts';
import { aClient } from '../tenancy/testing.ts';
import { addressLimit } from './log-in-limits.ts';
import { passwords } from './passwords.ts';
import { aPerson, basicOf, testPassword, type BuiltPerson } from './testing.ts';

const logIn = (house: House, person: BuiltPerson, username: string, password = testPassword) =>
  house.call(null, wire.alternativeLogin, { body: { username, password } }, basicOf(person));

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
    basicOf(person, 'another secret'),
  );
  expect([answered.status, answered.body]).toEqual([401, { error: 'invalid_client' }]);
  expect(answered.headers['www-authenticate']).toMatch(/^Basic/);
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
    basicOf(person),
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

test('LOG-14 the right password clears the tries of its name, also where nobody may come in', async ({ house }) => {
  for (const [status, answered] of [
    ['approved', undefined],
    ['blocked', 'person_blocked'],
  ] as const) {
    const person = await aPerson(house.platform, { status });
    const tried = async (password: string) =>
      (await logIn(house, person, person.userName, password)).body as { error_description?: string };
    for (let round = 0; round < 2; round += 1) {
      for (let turn = 0; turn < 4; turn += 1) expect(await tried('not-it')).toMatchObject({ error_description: 'wrong_credentials' });
      expect((await tried(testPassword)).error_description).toBe(answered);
    }
  }
});

test('LOG-14 thirty wrong log-ins from one address hold that address up, right ones never', async ({ house }) => {
  const person = await aPerson(house.platform);
  const tryAs = (name: string, password = 'not-it') => logIn(house, person, name, password);
  for (let turn = 0; turn < 4; turn += 1) expect((await tryAs(person.userName, testPassword)).status).toBe(200);
  const limit = addressLimit({ address: basicOf(person)['x-forwarded-for'] });
  for (let turn = 0; turn < 28; turn += 1) await countFailure(house.platform, limit); // as so many wrong log-ins would
  for (const name of ['nobody.1', 'nobody.2']) expect((await tryAs(name)).status).toBe(400);
  expect((await tryAs('nobody-at-all')).status).toBe(429);
  expect((await tryAs(person.userName, testPassword)).status).toBe(429);
});

test('LOG-01 D64 an unknown name costs what a known one costs: as many statements, and one password verified', async ({ house }) => {
  const person = await aPerson(house.platform);
  const costOf = async (name: string) => {
    const [verified, asked] = [vi.spyOn(passwords, 'verifyPassword'), vi.spyOn(Client.prototype, 'query')];
    expect((await logIn(house, person, name, 'not-it')).body).toMatchObject({ error_description: 'wrong_credentials' });
    const cost = { verified: verified.mock.calls.length, statements: asked.mock.calls.length };
    vi.restoreAllMocks();
    return cost;
  };
  await costOf('nobody-before'); // the client is looked up once
  const known = await costOf(person.userName);
  expect(known.verified).toBe(1);
  expect(await costOf('nobody-at-all')).toEqual(known);
});
