import * as wire from '@vitrine/contract/identity';
import { Client } from 'pg';
import { expect, vi } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { emailsTo } from '../recovery/testing.ts';
import { aPerson, basicOf, testPassword, type BuiltPerson } from '../testing.ts';
import { anAuthenticator, aTicket, aWrongCode, codeAt, finish, logInBy } from './testing.ts';

const refusal = (answered: { body: object }) => ('error_description' in answered.body ? answered.body.error_description : undefined);
const secondStep = async (house: House, person: BuiltPerson) => (await house.call(person, wire.getSecondStep, {})).body;

test('LOG-01 an app is switched on by its first code, and asked for from then on', async ({ house }) => {
  const person = await aPerson(house.platform);
  expect(await secondStep(house, person)).toEqual({ isRequired: false, authenticatorSince: null, recoveryCodesLeft: 0, passkeys: [] });
  const begun = await house.call(person, wire.beginAuthenticator, { body: { password: testPassword } });
  expect(begun.headers['cache-control']).toBe('no-store');
  expect(begun.body.address).toContain(`secret=${begun.body.secret}`);
  expect(begun.body.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect((await logInBy(house, person)).status).toBe(200); // nothing is asked for before it is proven

  const wrong = await house.call(person, wire.proveAuthenticator, { body: { code: aWrongCode(begun.body.secret, house.clock.now()) } });
  expect([wrong.status, wrong.body.fields]).toEqual([422, { code: 'second_step_wrong' }]);
  const code = codeAt(begun.body.secret, house.clock.now());
  const proven = await house.call(person, wire.proveAuthenticator, { body: { code } });
  expect(proven.body.recoveryCodes).toHaveLength(10);
  expect(new Set(proven.body.recoveryCodes).size).toBe(10);
  expect(proven.body.secondStep).toMatchObject({ recoveryCodesLeft: 10, authenticatorSince: expect.any(String) });
  expect((await house.call(person, wire.proveAuthenticator, { body: { code } })).body.refusal).toBe('authenticator_on');
  expect((await house.call(person, wire.beginAuthenticator, { body: { password: testPassword } })).body.refusal).toBe('authenticator_on');

  const asked = await aTicket(house, person);
  expect(asked.can).toEqual({ authenticator: true, passkey: false, recoveryCode: true });
  house.clock.shift(30_000);
  const answered = await finish(house, person, { ...asked, code: codeAt(begun.body.secret, house.clock.now()) });
  expect([answered.status, answered.headers['cache-control']]).toEqual([200, 'no-store']);
  expect((await house.call({ accessToken: answered.body.access_token, host: person.host }, wire.getMe, {})).status).toBe(200);
  await house.drain();
  const [email] = await emailsTo(house, `${person.userName}@exemplo.test`);
  expect(email?.subject).toContain('duas etapas');
});

test('LOG-01 no app without the password, and none by a code of another secret or after half an hour', async ({ house }) => {
  const person = await aPerson(house.platform);
  const refused = await house.call(person, wire.beginAuthenticator, { body: { password: 'not-it' } });
  expect([refused.status, refused.body.fields]).toEqual([422, { password: 'current_password_wrong' }]);
  expect((await house.call(person, wire.proveAuthenticator, { body: { code: '123456' } })).body.refusal).toBe('authenticator_not_begun');
  const [first, second] = [
    await house.call(person, wire.beginAuthenticator, { body: { password: testPassword } }),
    await house.call(person, wire.beginAuthenticator, { body: { password: testPassword } }),
  ];
  expect(second.body.secret).not.toBe(first.body.secret);
  const byFirst = await house.call(person, wire.proveAuthenticator, { body: { code: codeAt(first.body.secret, house.clock.now()) } });
  expect(byFirst.body.refusal).toBe('second_step_wrong');
  house.clock.shift(31 * 60_000); // past its access token too
  const again = await logInBy(house, person);
  const late = await house.call({ accessToken: again.body.access_token, host: person.host }, wire.proveAuthenticator, {
    body: { code: codeAt(second.body.secret, house.clock.now()) },
  });
  expect(late.body.refusal).toBe('authenticator_not_begun');
});

test('LOG-01 a code is taken once: again, older, and of two at once', async ({ house }) => {
  const person = await aPerson(house.platform);
  const app = await anAuthenticator(house, person);
  const code = app.next();
  const older = codeAt(app.secret, house.platform.clock.in(-30_000));
  expect((await finish(house, person, { ...(await aTicket(house, person)), code })).status).toBe(200);
  for (const spent of [code, older])
    expect(refusal(await finish(house, person, { ...(await aTicket(house, person)), code: spent }))).toBe('second_step_wrong');
  const [one, other] = [await aTicket(house, person), await aTicket(house, person)];
  const next = app.next();
  const both = await Promise.all([one, other].map(({ ticket }) => finish(house, person, { ticket, code: next })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('LOG-01 a ticket is good once, for five minutes and five tries, for its own person and site', async ({ house }) => {
  const person = await aPerson(house.platform);
  const [neighbour, stranger] = [await aPerson(house.platform, { tenantId: person.tenantId }), await aPerson(house.platform)];
  const app = await anAuthenticator(house, person);
  const theirs = await anAuthenticator(house, neighbour);
  const { ticket } = await aTicket(house, person);
  expect(refusal(await finish(house, stranger, { ticket, code: app.next() }))).toBe('second_step_over'); // another host
  expect(refusal(await finish(house, person, { ticket, code: theirs.next() }))).toBe('second_step_wrong');
  expect(refusal(await finish(house, person, { ticket: 'A'.repeat(43), code: app.next() }))).toBe('second_step_over');
  const both = await Promise.all([app.next(), app.recoveryCodes[0] ?? ''].map((code) => finish(house, person, { ticket, code })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(refusal(await finish(house, person, { ticket, code: app.next() }))).toBe('second_step_over');

  const old = await aTicket(house, person);
  house.clock.shift(5 * 60_000);
  expect(refusal(await finish(house, person, { ...old, code: app.next() }))).toBe('second_step_over');
});

test('LOG-14 codes are guessed five times in a quarter of an hour, by however many tickets', async ({ house }) => {
  const person = await aPerson(house.platform);
  const app = await anAuthenticator(house, person);
  const wrong = aWrongCode(app.secret, house.clock.now());
  const first = await aTicket(house, person);
  const answers = await Promise.all(Array.from({ length: 7 }, () => finish(house, person, { ...first, code: wrong })));
  const times = (code: string) => answers.filter((one) => refusal(one) === code).length;
  expect([times('second_step_wrong'), times('second_step_over')]).toEqual([5, 2]);
  const second = await aTicket(house, person);
  const held = await finish(house, person, { ...second, code: app.next() });
  expect([held.status, refusal(held)]).toEqual([429, 'too_many_requests']);
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
  house.clock.shift(15 * 60_000);
  expect((await finish(house, person, { ...(await aTicket(house, person)), code: app.next() })).status).toBe(200);
});

test('LOG-01 a recovery code opens once, is told by mail, and new ones end the old ones', async ({ house }) => {
  const person = await aPerson(house.platform);
  const app = await anAuthenticator(house, person);
  const [one = '', other = ''] = app.recoveryCodes;
  expect((await finish(house, person, { ...(await aTicket(house, person)), code: one.toLowerCase().replaceAll('-', ' ') })).status).toBe(
    200,
  );
  expect(refusal(await finish(house, person, { ...(await aTicket(house, person)), code: one }))).toBe('second_step_wrong');
  expect((await secondStep(house, person)).recoveryCodesLeft).toBe(9);
  await house.drain();
  expect((await emailsTo(house, `${person.userName}@exemplo.test`)).some(({ subject }) => subject.includes('código de recuperação'))).toBe(
    true,
  );

  expect((await house.call(person, wire.renewRecoveryCodes, { body: { password: 'not-it' } })).body.refusal).toBe('current_password_wrong');
  const renewed = await house.call(person, wire.renewRecoveryCodes, { body: { password: testPassword } });
  expect(renewed.body.secondStep.recoveryCodesLeft).toBe(10);
  expect(refusal(await finish(house, person, { ...(await aTicket(house, person)), code: other }))).toBe('second_step_wrong');
  const fresh = renewed.body.recoveryCodes?.[0] ?? '';
  expect((await finish(house, person, { ...(await aTicket(house, person)), code: fresh })).status).toBe(200);
  const stored = await house.db
    .read()
    .selectFrom('identity.recovery_code')
    .select('hash')
    .where('person_id', '=', person.personId)
    .execute();
  expect(stored.some(({ hash }) => hash.toString('utf8').includes(fresh.replaceAll('-', '')))).toBe(false);
});

test('LOG-01 the app is switched off with the password, and the codes go with it', async ({ house }) => {
  const person = await aPerson(house.platform);
  await anAuthenticator(house, person);
  expect((await house.call(person, wire.removeAuthenticator, { body: { password: 'not-it' } })).body.refusal).toBe(
    'current_password_wrong',
  );
  const off = await house.call(person, wire.removeAuthenticator, { body: { password: testPassword } });
  expect(off.body).toEqual({ isRequired: false, authenticatorSince: null, recoveryCodesLeft: 0, passkeys: [] });
  expect((await house.call(person, wire.removeAuthenticator, { body: { password: testPassword } })).status).toBe(200);
  expect((await logInBy(house, person)).status).toBe(200);
  expect((await house.call(person, wire.renewRecoveryCodes, { body: { password: testPassword } })).body.refusal).toBe(
    'second_step_missing',
  );
});

test('LOG-01 a password that was changed, and an account that was blocked, end the ticket', async ({ house }) => {
  const person = await aPerson(house.platform);
  const app = await anAuthenticator(house, person);
  const first = await aTicket(house, person);
  await house.call(person, wire.changePassword, { body: { current: testPassword, password: 'Chuva-Forte-91' } });
  expect(refusal(await finish(house, person, { ...first, code: app.next() }))).toBe('second_step_over');
  const second = await aTicket(house, { ...person, password: 'Chuva-Forte-91' });
  await house.db.write().updateTable('identity.person').set({ status: 'blocked' }).where('id', '=', person.personId).execute();
  expect(refusal(await finish(house, person, { ...second, code: app.next() }))).toBe('second_step_over');
});

test('LOG-01 D64 a wrong password is told as ever, with a second step and without', async ({ house }) => {
  const person = await aPerson(house.platform);
  await anAuthenticator(house, person);
  expect(await logInBy(house, person, 'not-it')).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant', error_description: 'wrong_credentials' },
  });
});

test('LOG-01 whoever has no second step is let in by six statements, as before', async ({ house }) => {
  const person = await aPerson(house.platform);
  const run = () =>
    house.call(null, wire.alternativeLogin, { body: { username: person.userName, password: testPassword } }, basicOf(person));
  await run();
  const spy = vi.spyOn(Client.prototype, 'query');
  expect((await run()).status).toBe(200);
  const statements = spy.mock.calls.length;
  spy.mockRestore();
  expect(statements).toBe(6);
});
