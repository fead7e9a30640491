import * as wire from '@vitrine/contract/identity';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aClient } from '../../tenancy/testing.ts';
import { emailsTo } from '../recovery/testing.ts';
import { aTicket, logInBy } from '../second-step/testing.ts';
import { aPerson, basicOf, testPassword, type BuiltPerson } from '../testing.ts';
import { addTo, aDevice, logInWith, type Wrong } from './testing.ts';

const refusal = (answered: { body: object }) => ('error_description' in answered.body ? answered.body.error_description : undefined);
const passkeysOf = async (house: House, person: BuiltPerson) => (await house.call(person, wire.getSecondStep, {})).body.passkeys;

test('LOG-01 a passkey is added with the password, logs in without it, and is both steps', async ({ house }) => {
  const person = await aPerson(house.platform);
  const device = aDevice(person);
  const added = await addTo(house, person, device);
  expect(added.status).toBe(200);
  expect(added.body.recoveryCodes).toHaveLength(10);
  expect(added.body.secondStep.passkeys).toMatchObject([{ label: 'Meu celular', lastUsedAt: null }]);
  const second = await addTo(house, person, aDevice(person), 'Chave USB');
  expect(second.body.recoveryCodes).toBeNull(); // those of before stay good

  const answered = await logInWith(house, person, device);
  expect([answered.status, answered.headers['cache-control']]).toEqual([200, 'no-store']);
  const me = await house.call({ accessToken: answered.body.access_token, host: person.host }, wire.getMe, {});
  expect(me.body.person.id).toBe(person.personId);
  expect((await passkeysOf(house, person))[0]?.lastUsedAt).not.toBeNull();
  expect((await aTicket(house, person)).can).toEqual({ authenticator: false, passkey: true, recoveryCode: true });
  await house.drain();
  const emails = await emailsTo(house, `${person.userName}@exemplo.test`);
  expect(emails.filter(({ subject }) => subject.includes('chave de acesso'))).toHaveLength(2);
  expect(emails.some(({ text }) => text.includes('Chave USB'))).toBe(true);
});

const wrongs: [string, Wrong][] = [
  ['of another origin', { origin: 'https://evil.example' }],
  ['of this host by another scheme', { origin: 'https://localhost' }],
  ['for another host', { host: 'evil.example' }],
  ['without having looked at its owner', { isUnverified: true }],
  ['that counts back', { count: 0 }],
  ['for another person', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
];
test.for(wrongs)('LOG-01 a signature %s opens nothing', async ([, wrong], { house }) => {
  const person = await aPerson(house.platform);
  const device = aDevice(person);
  await addTo(house, person, device);
  expect((await logInWith(house, person, device)).status).toBe(200);
  expect(refusal(await logInWith(house, person, device, wrong))).toBe('passkey_failed');
  expect((await logInWith(house, person, device)).status).toBe(200);
});

test('LOG-01 a passkey made for another origin, another host, another person or unverified is not kept', async ({ house }) => {
  const person = await aPerson(house.platform);
  const neighbour = await aPerson(house.platform, { tenantId: person.tenantId });
  const begin = async (who: BuiltPerson) => (await house.call(who, wire.beginPasskey, { body: { password: testPassword } })).body;
  const add = async (made: Parameters<typeof Object>[0]) =>
    (await house.call(person, wire.addPasskey, { body: { label: 'x', made } })).body.refusal;
  const device = aDevice(person);
  expect(await add(device.make(await begin(person), { origin: 'https://evil.example' }))).toBe('passkey_failed');
  expect(await add(device.make(await begin(person), { host: 'evil.example' }))).toBe('passkey_failed');
  expect(await add(device.make(await begin(person), { isUnverified: true }))).toBe('passkey_failed');
  expect(await add(device.make(await begin(neighbour)))).toBe('passkey_failed');
  expect(await add(device.make({ challenge: Buffer.alloc(32).toString('base64url') }))).toBe('passkey_failed');
  const late = await begin(person);
  house.clock.shift(10 * 60_000);
  expect(await add(device.make(late))).toBe('passkey_failed');
  expect(await passkeysOf(house, person)).toEqual([]);
  expect((await house.call(person, wire.beginPasskey, { body: { password: 'not-it' } })).body.fields).toEqual({
    password: 'current_password_wrong',
  });
});

test('LOG-01 a challenge is signed once: of two at once one passes, and none later', async ({ house }) => {
  const person = await aPerson(house.platform);
  const device = aDevice(person, { counts: false });
  await addTo(house, person, device);
  const { body: challenge } = await house.call(null, wire.beginPasskeyLogIn, {}, { host: person.host });
  const assertion = device.sign(challenge);
  const send = () => house.call(null, wire.finishPasskeyLogIn, { body: assertion }, basicOf(person));
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(refusal(await send())).toBe('passkey_failed');
  const old = await house.call(null, wire.beginPasskeyLogIn, {}, { host: person.host });
  house.clock.shift(10 * 60_000);
  const late = await house.call(null, wire.finishPasskeyLogIn, { body: device.sign(old.body) }, basicOf(person));
  expect(refusal(late)).toBe('passkey_failed');
});

test('LOG-01 of a device that counts, two signatures with one count are one too many', async ({ house }) => {
  const person = await aPerson(house.platform);
  const device = aDevice(person);
  await addTo(house, person, device);
  const both = await Promise.all([logInWith(house, person, device, { count: 9 }), logInWith(house, person, device, { count: 9 })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('LOG-01 an unknown passkey, and one of another site, open nothing, and are counted by address', async ({ house }) => {
  const [person, stranger] = [await aPerson(house.platform), await aPerson(house.platform)];
  const device = aDevice(person);
  await addTo(house, person, device);
  expect(refusal(await logInWith(house, stranger, device))).toBe('passkey_unknown');
  expect(refusal(await logInWith(house, person, aDevice(person)))).toBe('passkey_unknown');
});

test('LOG-03 LOG-13 whoever is blocked, or stays outside while the portal is worked on, is told so', async ({ house }) => {
  const person = await aPerson(house.platform);
  const device = aDevice(person);
  await addTo(house, person, device);
  const set = (status: string) =>
    house.db.write().updateTable('identity.person').set({ status }).where('id', '=', person.personId).execute();
  for (const [status, told] of [
    ['blocked', 'person_blocked'],
    ['awaiting_approval', 'awaiting_approval'],
  ] as const) {
    await set(status);
    expect(refusal(await logInWith(house, person, device))).toBe(told);
  }
  await set('approved');
  const staff = await aPerson(house.platform, { tenantId: person.tenantId, roles: ['superuser'] });
  const theirs = aDevice(staff);
  await addTo(house, staff, theirs);
  await house.db
    .write()
    .updateTable('tenancy.site')
    .set((row) => ({ configuration: row.fn('jsonb_set', ['configuration', row.val('{under_maintenance}'), row.val('true')]) }))
    .where('id', '=', person.siteId)
    .execute();
  expect(refusal(await logInWith(house, person, device))).toBe('under_maintenance');
  expect((await logInWith(house, staff, theirs)).status).toBe(200);
});

test('LOG-01 a passkey is renamed and removed by its owner alone, and opens nothing any more', async ({ house }) => {
  const person = await aPerson(house.platform);
  const neighbour = await aPerson(house.platform, { tenantId: person.tenantId });
  const device = aDevice(person);
  const { body } = await addTo(house, person, device);
  const passkeyId = body.secondStep.passkeys[0]?.id ?? '';
  const rename = (who: BuiltPerson, headers = {}) =>
    house.call(who, wire.renamePasskey, { params: { passkeyId }, body: { label: 'Tablet da loja' } }, headers);
  expect((await rename(neighbour)).status).toBe(404);
  expect((await rename(person)).body.passkeys).toMatchObject([{ label: 'Tablet da loja' }]);
  const key = { 'idempotency-key': 'rename-once-2026' };
  expect((await rename(person, key)).body).toEqual((await rename(person, key)).body);

  const remove = (who: BuiltPerson, password = testPassword) =>
    house.call(who, wire.removePasskey, { params: { passkeyId }, body: { password } });
  expect((await remove(neighbour)).status).toBe(404);
  expect((await remove(person, 'not-it')).body.refusal).toBe('current_password_wrong');
  expect((await remove(person)).body).toEqual({ isRequired: false, authenticatorSince: null, recoveryCodesLeft: 0, passkeys: [] });
  expect((await remove(person)).status).toBe(404);
  expect(refusal(await logInWith(house, person, device))).toBe('passkey_unknown');
  expect((await logInBy(house, person)).status).toBe(200);
});

test('LOG-01 one passkey belongs to one person, and nobody keeps more than ten', async ({ house }) => {
  const person = await aPerson(house.platform);
  const neighbour = await aPerson(house.platform, { tenantId: person.tenantId });
  const device = aDevice(person);
  await addTo(house, person, device);
  expect((await addTo(house, person, device)).body.refusal).toBe('passkey_known');
  expect((await addTo(house, neighbour, device)).body.refusal).toBe('passkey_known');
  for (let more = 0; more < 8; more += 1) await addTo(house, person, aDevice(person));
  const begun = await Promise.all([0, 1].map(() => house.call(person, wire.beginPasskey, { body: { password: testPassword } })));
  const last = await Promise.all(
    begun.map((one) => house.call(person, wire.addPasskey, { body: { label: 'x', made: aDevice(person).make(one.body) } })),
  );
  expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await house.call(person, wire.beginPasskey, { body: { password: testPassword } })).body.refusal).toBe('passkeys_full');
});

test('LOG-01 CLI-01 a passkey logs in to the client that was used last', async ({ house }) => {
  const person = await aPerson(house.platform);
  const other = await aClient(house.platform, { siteId: person.siteId });
  await aPerson(house.platform, { personId: person.personId, tenantId: other.tenantId, userName: person.userName });
  const device = aDevice(person);
  await addTo(house, person, device);
  await house.call(
    null,
    wire.reloadUserTokens,
    { body: { refresh_token: person.refreshToken, id_client: other.tenantId } },
    basicOf(person),
  );
  const { body } = await logInWith(house, person, device);
  const me = await house.call({ accessToken: body.access_token, host: person.host }, wire.getMe, {});
  expect(me.body.client.id).toBe(other.tenantId);
});
