import { createServer } from 'node:http';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as wire from '@vitrine/contract/identity';
import { afterEach, expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aPerson, basicOf, testPassword, type BuiltPerson } from '../testing.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A person of a site that asks for a challenge. */
async function aGuardedPerson(house: House) {
  const person = await aPerson(house.platform);
  await house.db
    .write()
    .updateTable('tenancy.site')
    .set((row) => ({ configuration: row.fn('jsonb_set', ['configuration', row.val('{use_recaptcha}'), row.val('true')]) }))
    .where('id', '=', person.siteId)
    .execute();
  return person;
}
const at = (person: BuiltPerson) => ({ host: person.host, 'x-forwarded-for': basicOf(person)['x-forwarded-for'] });

/** The work of a browser, with what it was given. */
async function solved(house: House, person: BuiltPerson) {
  const { body } = await house.call(null, wire.openChallenge, {}, at(person));
  if (body.kind !== 'proof_of_work') throw new Error(`no proof of work but ${body.kind}`);
  const { challenge } = body;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge, solution, answer: encoded({ challenge, solution }) };
}
const encoded = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
const recover = (house: House, person: BuiltPerson, challenge?: string) =>
  house.call(
    null,
    wire.apiRecoverPassword,
    { body: { login: person.userName, ...(challenge === undefined ? {} : { challenge }) } },
    at(person),
  );

test('LOG-15 log-in and recovery need an answer where the site asks, and go on with a right one', async ({ house }) => {
  const person = await aGuardedPerson(house);
  const logIn = (challenge?: string) =>
    house.call(
      null,
      wire.alternativeLogin,
      { body: { username: person.userName, password: testPassword, ...(challenge === undefined ? {} : { challenge }) } },
      basicOf(person),
    );
  const bare = await logIn();
  expect([bare.status, bare.body]).toMatchObject([400, { error_description: 'challenge_required' }]);
  expect((await logIn((await solved(house, person)).answer)).status).toBe(200);
  expect((await recover(house, person)).body).toMatchObject({ refusal: 'challenge_required' });
  expect((await recover(house, person, (await solved(house, person)).answer)).status).toBe(200);

  const [document, country] = ['44771278202', 'BR'];
  const look = await house.call(null, wire.getPhoneNumberWithDocument, { body: { document, country, birthday: '1990-05-20' } }, at(person));
  const code = await house.call(null, wire.sendRecoverPasswordCode, { body: { document, country, channel: 'sms' } }, at(person));
  expect([look.body.refusal, code.body.refusal]).toEqual(['challenge_required', 'challenge_required']);
});

test('LOG-15 elsewhere nothing is asked', async ({ house }) => {
  const person = await aPerson(house.platform);
  expect((await house.call(null, wire.openChallenge, {}, at(person))).body).toEqual({ kind: 'none' });
  expect((await recover(house, person)).status).toBe(200);
});

test('LOG-15 an answer is worth one call: of two at once one, and none later', async ({ house }) => {
  const person = await aGuardedPerson(house);
  const { answer } = await solved(house, person);
  const both = await Promise.all([0, 1].map(() => recover(house, person, answer)));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect((await recover(house, person, answer)).body).toMatchObject({ refusal: 'challenge_failed' });
});

test('LOG-15 work that was not done, made easier, of another site or over proves nothing', async ({ house }) => {
  const person = await aGuardedPerson(house);
  const neighbour = await aGuardedPerson(house);
  const { challenge, solution, answer } = await solved(house, person);
  const { parameters } = challenge;
  const wrong = [
    'nonsense',
    encoded({}),
    encoded({
      challenge,
      solution: { counter: solution.counter, derivedKey: solution.derivedKey.replace(/^../, (two) => (two === '00' ? '01' : '00')) },
    }),
    encoded({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
    encoded({ challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution }),
    encoded({ challenge: { ...challenge, parameters: { ...parameters, expiresAt: 4_000_000_000 } }, solution }),
    encoded({ challenge: { parameters }, solution }), // without a signature
  ];
  for (const one of wrong) expect((await recover(house, person, one)).body).toMatchObject({ refusal: 'challenge_failed' });
  expect((await recover(house, neighbour, answer)).body).toMatchObject({ refusal: 'challenge_failed' });
  house.clock.shift(10 * 60_000);
  expect((await recover(house, person, answer)).body).toMatchObject({ refusal: 'challenge_failed' });
});

test('LOG-14 LOG-15 whoever answers no challenge holds nobody’s name up', async ({ house }) => {
  const person = await aGuardedPerson(house);
  for (let turn = 0; turn < 6; turn += 1) expect((await recover(house, person)).status).toBe(422);
  expect((await recover(house, person, (await solved(house, person)).answer)).status).toBe(200);
});

type Verdict = { status?: number; body?: object; isSilent?: boolean };

/** Google of this machine, by the documented call; a token is good once. */
async function aRecaptcha(house: House, verdictOf: (asked: URLSearchParams) => Verdict) {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      asked.push(form);
      const { status = 200, body: told = {}, isSilent = false } = request.url === '/siteverify' ? verdictOf(form) : { status: 404 };
      if (isSilent) return void response.destroy();
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  const { settings } = house.platform;
  const before = { ...settings };
  Object.assign(settings, { RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET: 'the-secret', RECAPTCHA_URL: `http://127.0.0.1:${port}` });
  closers.push(() => {
    Object.assign(settings, { RECAPTCHA_URL: before.RECAPTCHA_URL, RECAPTCHA_SITE_KEY: undefined, RECAPTCHA_SECRET: undefined });
    return new Promise((resolve) => server.close(resolve));
  });
  return asked;
}

test('LOG-15 reCAPTCHA is asked by its documented call, and a good token opens once', async ({ house }) => {
  const person = await aGuardedPerson(house);
  const asked = await aRecaptcha(house, (form) => ({
    body: { success: form.get('response') === 'good', hostname: person.host, score: 0.9 },
  }));
  expect((await house.call(null, wire.openChallenge, {}, at(person))).body).toEqual({ kind: 'recaptcha', siteKey: 'site-key' });
  expect((await recover(house, person, 'good')).status).toBe(200);
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: 'the-secret', response: 'good', remoteip: at(person)['x-forwarded-for'] });
  expect((await recover(house, person, 'good')).body).toMatchObject({ refusal: 'challenge_failed' });
  expect((await recover(house, person, 'bad')).body).toMatchObject({ refusal: 'challenge_failed' });
});

const badAnswers: [string, Verdict, number][] = [
  ['a token of another host', { body: { success: true, hostname: 'evil.example' } }, 422],
  ['a low score', { body: { success: true, score: 0.1 } }, 422],
  ['a used token', { body: { success: false, 'error-codes': ['timeout-or-duplicate'] } }, 422],
  ['nonsense', { body: { hello: 'world' } }, 422],
  ['a fault', { status: 500 }, 503],
  ['a line that breaks', { isSilent: true }, 503],
];

test.for(badAnswers)('LOG-15 where reCAPTCHA answers %s, nobody gets through', async ([, verdict, status], { house }) => {
  const person = await aGuardedPerson(house);
  await aRecaptcha(house, () => verdict);
  expect((await recover(house, person, `token of ${status} ${JSON.stringify(verdict)}`)).status).toBe(status);
});
