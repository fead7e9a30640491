import { catalogue } from '@vitrine/contract/catalogue';
import { alternativeLogin, changePassword, getMe, getSiteLists, listGroups, passGate, token } from '@vitrine/contract/identity';
import { addressOf } from '@vitrine/contract/kernel';
import { gateEditions } from '@vitrine/domain/identity';
import { expect } from 'vitest';
import { doorkeeper } from '../admit.ts';
import { test } from '../../../testing.ts';
import { aClient, aSite } from '../../tenancy/testing.ts';
import { aPerson, basicOf, testPassword, type BuiltPerson } from '../testing.ts';

const better = 'Outra-Senha-2026';

test('SES-17 SES-18 LOG-17 somebody new has every gate before them, in order, and passes them one by one', async ({ house }) => {
  const person = await aPerson(house.platform, { mustChangePassword: true, hasPassedGates: false });
  const gatesOf = async () => (await house.call(person, getMe, {})).body.gates;
  expect(await gatesOf()).toEqual(['change_password', 'terms', 'cookies', 'onboarding']);

  await house.call(person, changePassword, { body: { current: testPassword, password: better } });
  expect(await gatesOf()).toEqual(['terms', 'cookies', 'onboarding']);
  for (const gate of ['terms', 'cookies'] as const) {
    const passed = await house.call(person, passGate, { params: { gate }, body: { edition: gateEditions[gate] } });
    expect(passed.body.gates).not.toContain(gate);
  }
  expect(await gatesOf()).toEqual(['onboarding']);
  await house.call(person, passGate, { params: { gate: 'onboarding' }, body: { edition: 1 } });
  expect(await gatesOf()).toEqual([]);
});

test('SES-17 whoever has to change their password may do that alone, whatever their role; then everything is theirs again', async ({
  house,
}) => {
  for (const role of ['superuser', 'learner'] as const) {
    const person = await aPerson(house.platform, { roles: [role], mustChangePassword: true });
    const call = (operation: (typeof catalogue)[number]) =>
      house.app.inject({
        method: operation.method,
        url: addressOf(operation, Object.fromEntries(Array.from(operation.path.matchAll(/:(\w+)/g), ([, name = '']) => [name, '!']))),
        headers: {
          host: person.host,
          authorization: `Bearer ${operation.access === 'stream' ? person.streamToken : person.accessToken}`,
          'content-type': 'application/json',
        },
        ...(operation.method === 'GET' ? {} : { payload: '{' }),
      });
    const members = catalogue.filter(({ access }) => access === 'member' || access === 'stream');
    expect(
      members
        .filter(({ beforeAll }) => beforeAll)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['changePassword', 'getMe', 'logOut']);
    for (const operation of members.filter(({ beforeAll }) => !beforeAll)) {
      const answered = await call(operation);
      expect([operation.name, answered.statusCode, answered.json<{ refusal: string }>().refusal]).toEqual([
        operation.name,
        403,
        'password_change_needed',
      ]);
    }
    const upload = { host: person.host, authorization: `Bearer ${person.accessToken}`, 'tus-resumable': '1.0.0', 'upload-length': '5' };
    expect((await house.app.inject({ method: 'POST', url: '/api/files/', headers: upload })).statusCode).toBe(403);

    const permissions = async () => (await doorkeeper(house.platform).admit({ token: person.accessToken, host: person.host }))?.permissions;
    expect(await permissions()).toEqual(new Set()); // for whatever asks for one by itself

    expect((await house.call(person, getMe, {})).body.gates).toEqual(['change_password']);
    expect((await house.call(person, changePassword, { body: { current: testPassword, password: better } })).status).toBe(200);
    expect((await permissions())?.has('people.write')).toBe(role === 'superuser');
    expect((await house.call(person, getSiteLists, {})).status).toBe(200);
    expect((await house.call(person, listGroups, { query: {} })).status).toBe(role === 'superuser' ? 200 : 404);
  }
});

test('SES-18 the same gate passed twice, and twice at once, is passed once; another edition is refused', async ({ house }) => {
  const person = await aPerson(house.platform, { hasPassedGates: false });
  const ask = { params: { gate: 'terms' as const }, body: { edition: gateEditions.terms } };
  const answers = await Promise.all([house.call(person, passGate, ask), house.call(person, passGate, ask)]);
  const again = await house.call(person, passGate, ask);
  expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200]);
  const rows = await house.db.write().selectFrom('identity.passed_gate').selectAll().where('person_id', '=', person.personId).execute();
  expect(rows).toMatchObject([{ gate: 'terms', edition: gateEditions.terms }]);

  const old = await house.call(person, passGate, { ...ask, body: { edition: gateEditions.terms + 1 } });
  expect([old.status, old.body.refusal]).toEqual([409, 'edition_changed']);
});

test('SES-18 what one person passed, nobody else has passed', async ({ house }) => {
  const person = await aPerson(house.platform, { hasPassedGates: false });
  const other = await aPerson(house.platform, { tenantId: person.tenantId, hasPassedGates: false });
  await house.call(person, passGate, { params: { gate: 'terms' }, body: { edition: gateEditions.terms } });
  expect((await house.call(other, getMe, {})).body.gates).toContain('terms');
});

test('SES-17 the old password is refused afterwards, the new one lets in, other sessions end and this one goes on', async ({ house }) => {
  const person = await aPerson(house.platform);
  const elsewhere = await house.call(
    null,
    alternativeLogin,
    { body: { username: person.userName, password: testPassword } },
    basicOf(person),
  );
  const changed = await house.call(person, changePassword, { body: { current: testPassword, password: better } });
  expect(changed.status).toBe(200);

  const logIn = (password: string) =>
    house.call(null, alternativeLogin, { body: { username: person.userName, password } }, basicOf(person));
  expect((await logIn(testPassword)).status).toBe(400);
  expect((await logIn(better)).status).toBe(200);
  expect((await house.call(person, getMe, {})).status).toBe(200);
  expect((await house.call({ accessToken: elsewhere.body.access_token, host: person.host }, getMe, {})).status).toBe(401);
  const body = { grant_type: 'refresh_token', refresh_token: elsewhere.body.refresh_token };
  expect((await house.call(null, token, { body }, basicOf(person))).status).toBe(400);
});

test('SES-17 each refusal stands at its field, and changes nothing', async ({ house }) => {
  const person = await aPerson(house.platform, { userName: 'marina.lopes' });
  const refused = async (current: string, password: string) => {
    const { status, body } = await house.call(person, changePassword, { body: { current, password } });
    return [status, body.fields];
  };
  expect(await refused('not it', better)).toEqual([422, { current: 'current_password_wrong' }]);
  expect(await refused(testPassword, testPassword)).toEqual([422, { password: 'password_unchanged' }]);
  expect(await refused(testPassword, 'curta1A')).toEqual([422, { password: 'password_too_weak' }]);
  expect(await refused(testPassword, 'Marina.Lopes1')).toEqual([422, { password: 'password_too_common' }]);
  expect((await house.call(person, changePassword, { body: { current: testPassword, password: better } })).status).toBe(200);
});

test('SES-17 VAL-08 a password made of the name of a client or program of the site, or of the product, is too common', async ({
  house,
}) => {
  const { siteId } = await aSite(house.platform);
  const { tenantId } = await aClient(house.platform, { siteId, name: 'Rede Aurora', program: { 'pt-BR': 'Clube 2026 Veleiro' } });
  const person = await aPerson(house.platform, { tenantId });
  const refusalOf = async (password: string) =>
    (await house.call(person, changePassword, { body: { current: testPassword, password } })).body.fields;
  for (const password of ['Aurora2026!', 'Rede Aurora 1', 'Vele1ro-77', 'Vitrine2026'])
    expect(await refusalOf(password)).toEqual({ password: 'password_too_common' });
  expect(await refusalOf('Aurora-boreal-77')).toBeUndefined();
});

test('SES-17 LOG-01 a password counts exactly as it was typed: its spaces, its case, its accents and its hundredth sign', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const typed = ` Ñandú e ${'chuva '.repeat(15)}7Z `;
  expect(typed.length).toBe(102);
  expect((await house.call(person, changePassword, { body: { current: testPassword, password: typed } })).status).toBe(200);
  const logIn = async (password: string) =>
    (await house.call(null, alternativeLogin, { body: { username: person.userName, password } }, basicOf(person))).status;
  for (const other of [typed.trim(), typed.toLowerCase(), typed.slice(0, -1)]) expect(await logIn(other)).toBe(400);
  expect(await logIn(typed)).toBe(200);
});

test('SES-17 of two changes at once one wins', async ({ house }) => {
  const person = await aPerson(house.platform);
  const change = (password: string) => house.call(person, changePassword, { body: { current: testPassword, password } });
  const answers = await Promise.all([change(better), change('Terceira-Senha-26')]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
});

test('LOG-14 whoever found an open session guesses the password five times, and then not even the right one is taken', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const change = (current: string) => house.call(person, changePassword, { body: { current, password: better } });
  for (let tries = 0; tries < 5; tries += 1) expect((await change('a guess')).status).toBe(422);
  const late = await change(testPassword);
  expect(late.status).toBe(429);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
});

test('LOG-11 CLI-01 whoever has several profiles is asked once which one to go on with; somebody with one never is', async ({ house }) => {
  const { siteId } = await aSite(house.platform);
  const [first, second] = [await aClient(house.platform, { siteId }), await aClient(house.platform, { siteId })];
  const person = await aPerson(house.platform, { tenantId: first.tenantId, hasPassedGates: false });
  const gatesOf = async (who: BuiltPerson) => (await house.call(who, getMe, {})).body.gates;
  expect(await gatesOf(person)).toEqual(['terms', 'cookies', 'onboarding']);
  await aPerson(house.platform, { tenantId: second.tenantId, personId: person.personId, userName: person.userName });
  expect(await gatesOf(person)).toEqual(['terms', 'cookies', 'select_profile', 'onboarding']);
  const choose = (edition: number) => house.call(person, passGate, { params: { gate: 'select_profile' }, body: { edition } });
  expect((await choose(2)).body).toMatchObject({ refusal: 'edition_changed' });
  expect((await choose(gateEditions.select_profile)).body.gates).toEqual(['terms', 'cookies', 'onboarding']);
  expect((await choose(gateEditions.select_profile)).status).toBe(200);
});
