import * as wire from '@vitrine/contract/identity';
import { expect, vi } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aPerson, basicOf, testPassword, type BuiltPerson } from '../testing.ts';
import { addressLimit, nameLimit } from '../log-in-limits.ts';
import { countFailure, refuseUsedUp } from '../../../platform/limits/index.ts';
import { passwords } from '../passwords.ts';
import { codeIn, emailsTo } from './testing.ts';

type Answered = { status: number; headers: Record<string, unknown> };
let serial = 200_000_000;

const from = (person: BuiltPerson, address = basicOf(person)['x-forwarded-for']) => ({ ...basicOf(person), 'x-forwarded-for': address });
/** An address that nobody spoke from. */
const aPlace = () => `2001:db8:14::${(serial += 1).toString(16)}`;

const logIn = (
  house: House,
  person: BuiltPerson,
  { username, password, address }: { username: string; password: string; address: string },
) => house.call(null, wire.alternativeLogin, { body: { username, password } }, from(person, address));
const redeem = (house: House, person: BuiltPerson, { document, code, address }: { document: string; code: string; address: string }) =>
  house.call(null, wire.validateRecoverPasswordCode, { body: { document, country: 'BR', code } }, from(person, address));
const recover = (house: House, person: BuiltPerson, { login, address }: { login: string; address: string }) =>
  house.call(null, wire.apiRecoverPassword, { body: { login } }, from(person, address));

/** The double without the limit: tries are counted, and forgotten before the next. */
const forgetful = async (house: House, work: () => Promise<Answered>): Promise<Answered> => {
  await house.db.write().deleteFrom('platform.taken_try').execute();
  return work();
};
const asItIs = (_house: House, work: () => Promise<Answered>) => work();

/** So many tries, one after the other; how many were answered before the first that has to wait. */
async function triesUntilHeld(house: House, most: number, work: (turn: number) => Promise<Answered>, way: typeof forgetful = asItIs) {
  for (let turn = 0; turn < most; turn += 1) {
    const { status, headers } = await way(house, () => work(turn));
    if (status !== 429) continue;
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    return turn;
  }
  return most;
}

test('LOG-14 a password is guessed five times from many places, and thirty times from one; without the limit, on and on', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const one = () => logIn(house, person, { username: person.userName, password: 'not-it', address: aPlace() });
  expect(await triesUntilHeld(house, 8, one)).toBe(5);
  expect((await logIn(house, person, { username: person.userName, password: testPassword, address: aPlace() })).status).toBe(429);
  expect(await triesUntilHeld(house, 8, one, forgetful)).toBe(8);

  const address = aPlace();
  const many = (turn: number) => logIn(house, person, { username: `nobody.${turn}`, password: 'not-it', address });
  expect(await triesUntilHeld(house, 34, many)).toBe(30);
  expect(await triesUntilHeld(house, 34, many, forgetful)).toBe(34);
}, 60_000);

test('LOG-14 a code is guessed five times from many places, and thirty codes from one; without the limit, on and on', async ({ house }) => {
  const facts = { documentKind: 'other' as const, document: `DOC${(serial += 1)}`, phone: `+5511${serial}` };
  const person = await aPerson(house.platform, facts);
  const sent = await house.call(
    null,
    wire.sendRecoverPasswordCode,
    { body: { document: facts.document, country: 'BR', channel: 'sms' } },
    from(person),
  );
  expect(sent.status).toBe(200);
  await house.drain();
  const code = codeIn((await emailsTo(house, facts.phone))[0]?.text ?? '');

  const address = aPlace();
  const many = (turn: number) => redeem(house, person, { document: `NOBODY${turn}`, code: '000000', address });
  expect(await triesUntilHeld(house, 34, many)).toBe(30);
  expect((await redeem(house, person, { document: facts.document, code, address })).status).toBe(429); // not even the right one, from there
  expect(await triesUntilHeld(house, 34, many, forgetful)).toBe(34);

  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (let turn = 0; turn < 5; turn += 1)
    expect((await redeem(house, person, { document: facts.document, code: wrong, address: aPlace() })).status).toBe(422);
  const late = await redeem(house, person, { document: facts.document, code, address: aPlace() });
  expect([late.status, late.body]).toMatchObject([422, { refusal: 'code_tries_used' }]);
});

test('LOG-14 five e-mails go to one account from many places, thirty are asked for from one; without the limit, on and on', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const one = () => recover(house, person, { login: person.userName, address: aPlace() });
  expect(await triesUntilHeld(house, 8, one)).toBe(5);
  expect(await triesUntilHeld(house, 8, one, forgetful)).toBe(8);

  const address = aPlace();
  const many = (turn: number) => recover(house, person, { login: `nobody.${turn}`, address });
  expect(await triesUntilHeld(house, 34, many)).toBe(30);
  expect(await triesUntilHeld(house, 34, many, forgetful)).toBe(34);
});

test('LOG-14 a person has five tries, by whichever of their names; counted by the name as it is typed they had five of each', async ({
  house,
}) => {
  const person = await aPerson(house.platform, { document: `DOC${(serial += 1)}`, documentKind: 'other' });
  const names = [person.userName, `${person.userName}@exemplo.test`, `DOC${serial}`, person.userName.toUpperCase()];
  const guess = (turn: number) =>
    logIn(house, person, { username: names[turn % names.length] ?? '', password: 'not-it', address: aPlace() });
  expect(await triesUntilHeld(house, 12, guess)).toBe(5);
  for (const username of names)
    expect((await logIn(house, person, { username, password: testPassword, address: aPlace() })).status).toBe(429);
  house.clock.shift(15 * 60_000);
  const byName = names.map((username) => nameLimit({ host: person.host, username, personId: undefined }).who);
  expect(new Set(byName).size).toBe(3);
}, 60_000);

test('LOG-14 of sixty wrong log-ins sent at once from one address thirty are told so, and a right one beside them is not let in; counted afterwards all are told', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const address = aPlace();
  const statuses = async (work: (turn: number) => Promise<Answered>) =>
    (await Promise.all(Array.from({ length: 60 }, (_, turn) => work(turn)))).map(({ status }) => status);
  const told = await statuses((turn) => logIn(house, person, { username: `nobody.${turn}`, password: 'not-it', address }));
  expect(told.filter((status) => status === 400)).toHaveLength(30);
  expect(told.filter((status) => status === 429)).toHaveLength(30);
  expect((await logIn(house, person, { username: person.userName, password: testPassword, address })).status).toBe(429);

  // The control: who only looks before the work, and counts after it.
  const limit = addressLimit({ address: aPlace() });
  const looks = await Promise.allSettled(Array.from({ length: 60 }, () => refuseUsedUp(house.platform, limit)));
  await Promise.all(looks.map(() => countFailure(house.platform, limit)));
  expect(looks.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
}, 60_000);

test('LOG-14 a try above its limit costs no hash: at a name none, of sixty at once from one address three at most', async ({ house }) => {
  const person = await aPerson(house.platform);
  const hashesOf = async (tries: { username: string; address: string }[]) => {
    const verified = vi.spyOn(passwords, 'verifyPassword');
    await Promise.all(tries.map((one) => logIn(house, person, { password: 'not-it', ...one })));
    const hashes = verified.mock.calls.length;
    verified.mockRestore();
    return hashes;
  };
  const ofName = (username: string) => Array.from({ length: 20 }, () => ({ username, address: aPlace() }));
  for (const username of [person.userName, 'nobody.with.this.name']) {
    expect(await hashesOf(ofName(username))).toBe(5);
    expect(await hashesOf(ofName(username))).toBe(0);
  }
  const address = aPlace();
  const ofAddress = (mark: string) => Array.from({ length: 60 }, (_, turn) => ({ username: `${mark}.${turn}`, address }));
  expect(await hashesOf(ofAddress('first'))).toBeLessThanOrEqual(33);
  expect(await hashesOf(ofAddress('second'))).toBe(0);
}, 60_000);

test('LOG-14 forty right log-ins at once from the one address of a store are let in', async ({ house }) => {
  const first = await aPerson(house.platform);
  const people = await Promise.all(Array.from({ length: 39 }, () => aPerson(house.platform, { tenantId: first.tenantId })));
  const address = aPlace();
  const answers = await Promise.all(
    [first, ...people].map(({ userName }) => logIn(house, first, { username: userName, password: testPassword, address })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
}, 60_000);

test('LOG-14 of sixty wrong codes sent at once from one address thirty are told so', async ({ house }) => {
  const person = await aPerson(house.platform);
  const address = aPlace();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, turn) => redeem(house, person, { document: `NOBODY${turn}`, code: '000000', address })),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

test('LOG-14 one person gets five e-mails in a quarter of an hour, by whichever names they are asked for, and the answer tells nothing of it', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const email = `${person.userName}@exemplo.test`;
  for (const login of [person.userName, email])
    for (let turn = 0; turn < 4; turn += 1) expect((await recover(house, person, { login, address: aPlace() })).status).toBe(200);
  await house.drain();
  expect(await emailsTo(house, email)).toHaveLength(5);
});
