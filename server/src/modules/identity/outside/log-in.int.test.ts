import * as wire from '@vitrine/contract/identity';
import { expect } from 'vitest';
import { aClient } from '../../tenancy/testing.ts';
import { aPerson, basicOf, testPassword } from '../testing.ts';
import { aBrowser, aSiteOutside, comeBack, comeInBy, linkTo, outsideTest as test } from './testing.ts';

let serial = 0;
const aLogin = (at = 'gmail.example') => `pessoa${(serial += 1)}@${at}`;

test.for(['google', 'azure'] as const)(
  'LOG-04 whoever linked their %s account comes in by it, to a session like any other',
  async (provider, { house, peer }) => {
    const { person } = await aSiteOutside(house, peer);
    const login = aLogin();
    const linked = await linkTo(house, person, { provider, login });
    expect([linked.status, linked.body]).toMatchObject([200, { items: [{ provider, label: login }], offered: ['google', 'azure'] }]);

    const answered = await comeInBy(aBrowser(house, person), provider, login);
    expect([answered.status, answered.headers['cache-control']]).toEqual([200, 'no-store']);
    const by = await house.call(
      null,
      wire.alternativeLogin,
      { body: { username: person.userName, password: testPassword } },
      basicOf(person),
    );
    expect(Object.keys(answered.body)).toEqual(Object.keys(by.body));
    const caller = { accessToken: answered.body.access_token, host: person.host };
    expect((await house.call(caller, wire.getMe, {})).body.person.id).toBe(person.personId);
    const body = { grant_type: 'refresh_token', refresh_token: answered.body.refresh_token };
    expect((await house.call(null, wire.token, { body }, basicOf(person))).status).toBe(200);
    expect((await house.call(caller, wire.logOut, {})).status).toBe(200);
    expect((await house.call(caller, wire.getMe, {})).status).toBe(401);
  },
);

test('LOG-04 nothing of the provider’s answer or of our secret gets to the browser, and what it carries is bound to it', async ({
  house,
  peer,
}) => {
  const { person } = await aSiteOutside(house, peer);
  const browser = aBrowser(house, person);
  const begun = await browser.begin('google');
  const url = new URL(begun.body.url);
  const told = Object.fromEntries(url.searchParams);
  expect(told).toMatchObject({
    response_type: 'code',
    scope: 'openid email',
    redirect_uri: `http://${person.host}:3000/login-return/google`,
    code_challenge_method: 'S256',
    prompt: 'select_account',
    client_id: `google-of-${person.siteId}`,
  });
  expect([told['state']?.length, told['nonce']?.length, told['code_challenge']?.length]).toEqual([46, 43, 43]);
  expect(begun.headers['set-cookie']).toMatch(/^vitrine-login=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict$/);
  expect(JSON.stringify(begun)).not.toContain('a-secret-of-this-site');
  const row = await house.db
    .write()
    .selectFrom('identity.outside_flow')
    .selectAll()
    .where('site_id', '=', person.siteId)
    .executeTakeFirstOrThrow();
  const kept = JSON.stringify(row) + row.state_hash.toString('utf8') + row.browser_hash.toString('utf8');
  for (const secret of [told['state'], told['nonce'], browser.cookie().split('=')[1]]) expect(kept).not.toContain(secret);
});

test('LOG-04 where the portal is reached by https, the cookie is this host’s alone and never leaves in clear', async ({ house, peer }) => {
  const { person } = await aSiteOutside(house, peer);
  const { settings } = house.platform;
  const before = settings.publicUrl;
  settings.publicUrl = 'https://portal.example.com';
  const begun = await aBrowser(house, person).begin('google');
  settings.publicUrl = before;
  expect(begun.headers['set-cookie']).toMatch(/^__Host-vitrine-login=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict; Secure$/);
});

test('LOG-04 an account that nobody linked is no profile, though its address is a person’s', async ({ house, peer }) => {
  const { person } = await aSiteOutside(house, peer);
  const answered = await comeInBy(aBrowser(house, person), 'google', `${person.userName}@exemplo.test`);
  expect([answered.status, answered.body]).toMatchObject([400, { error: 'invalid_grant', error_description: 'no_profile' }]);
});

test('LOG-04 LOG-13 whoever is blocked, waits or has no company reads it', async ({ house, peer }) => {
  const { person } = await aSiteOutside(house, peer);
  const login = aLogin();
  await linkTo(house, person, { provider: 'google', login });
  for (const [status, refusal] of [
    ['blocked', 'person_blocked'],
    ['awaiting_approval', 'awaiting_approval'],
  ] as const) {
    await house.db.write().updateTable('identity.person').set({ status }).where('id', '=', person.personId).execute();
    const answered = await comeInBy(aBrowser(house, person), 'google', login);
    expect(answered.body).toMatchObject({ error_description: refusal });
  }
});

test('LOG-04 whoever changed their mind at the provider reads that, and the way back is used up', async ({ house, peer }) => {
  const { person } = await aSiteOutside(house, peer);
  const browser = aBrowser(house, person);
  const back = await comeBack((await browser.begin('azure')).body.url, { cancel: true });
  expect(back).toMatchObject({ error: 'access_denied' });
  expect((await browser.finish(back)).body).toMatchObject({ error_description: 'log_in_cancelled' });
  expect((await browser.finish(back)).body).toMatchObject({ error_description: 'log_in_over' });
});

test('LOG-04 people of a company that is not named stay out, linked or not', async ({ house, peer }) => {
  const { person } = await aSiteOutside(house, peer);
  const browser = aBrowser(house, person);
  const answered = await comeInBy(browser, 'azure', aLogin('guest.example'));
  expect(answered.body).toMatchObject({ error_description: 'company_not_allowed' });
});

test('LOG-04 two tabs of one browser come in, each by its own way', async ({ house, peer }) => {
  const { person } = await aSiteOutside(house, peer);
  const login = aLogin();
  await linkTo(house, person, { provider: 'google', login });
  const browser = aBrowser(house, person);
  const first = (await browser.begin('google')).body.url;
  const second = (await browser.begin('google')).body.url;
  const backs = [await comeBack(second, { login }), await comeBack(first, { login })];
  const answers = await Promise.all(backs.map((back) => browser.finish(back)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('LOG-04 one way back sent twice at once lets one in', async ({ house, peer }) => {
  const { person } = await aSiteOutside(house, peer);
  const login = aLogin();
  await linkTo(house, person, { provider: 'google', login });
  const browser = aBrowser(house, person);
  const back = await comeBack((await browser.begin('google')).body.url, { login });
  const answers = await Promise.all([1, 2, 3, 4].map(() => browser.finish(back)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
});

test('LOG-04 a person of several clients comes into the one they used last, and may choose another', async ({ house, peer }) => {
  const { person } = await aSiteOutside(house, peer);
  const { tenantId } = await aClient(house.platform, { siteId: person.siteId });
  await aPerson(house.platform, { tenantId, personId: person.personId });
  const login = aLogin();
  await linkTo(house, person, { provider: 'google', login });
  const answered = await comeInBy(aBrowser(house, person), 'google', login);
  const me = await house.call({ accessToken: answered.body.access_token, host: person.host }, wire.getMe, {});
  expect(me.body.clients.map(({ id }) => id).sort()).toEqual([person.tenantId, tenantId].sort());
});
