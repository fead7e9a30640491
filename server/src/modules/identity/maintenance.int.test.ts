import * as wire from '@vitrine/contract/identity';
import { getSite } from '@vitrine/contract/tenancy';
import { expect } from 'vitest';
import type { House } from '../../testing.ts';
import { aBrowser, aSiteOutside, comeInBy, linkTo, outsideTest as test, type Peer } from './outside/testing.ts';
import { aWebserviceToken } from './partners/testing.ts';
import { aPerson, basicOf, testPassword, type BuiltPerson } from './testing.ts';

const close = (house: House, { siteId }: BuiltPerson, isClosed = true) =>
  house.db
    .write()
    .updateTable('tenancy.site')
    .set((row) => ({ configuration: row.fn('jsonb_set', ['configuration', row.val('{under_maintenance}'), row.val(String(isClosed))]) }))
    .where('id', '=', siteId)
    .execute();
const logIn = (house: House, person: BuiltPerson, password = testPassword) =>
  house.call(null, wire.alternativeLogin, { body: { username: person.userName, password } }, basicOf(person));
const redeem = (house: House, person: BuiltPerson, token: string) =>
  house.call(null, wire.redeemWebserviceToken, { body: { token } }, basicOf(person));

let serial = 0;
/** Every way that a person of this site has to get tokens, ready to be gone. */
async function methodsOf(house: House, person: BuiltPerson) {
  const login = `conta${(serial += 1)}@gmail.example`;
  for (const provider of ['google', 'azure'] as const) await linkTo(house, person, { provider, login });
  return {
    password: () => logIn(house, person),
    google: () => comeInBy(aBrowser(house, person), 'google', login),
    azure: () => comeInBy(aBrowser(house, person), 'azure', login),
  };
}
const aStaffed = async (house: House, peer: Peer) => {
  const { person: learner, admin: staff } = await aSiteOutside(house, peer);
  return { learner, staff };
};
const closed = { error: 'invalid_grant', error_description: 'under_maintenance' };

test('LOG-03 LOG-04 under maintenance a learner gets tokens by no way of their own, and staff by each', async ({ house, peer }) => {
  const { learner, staff } = await aStaffed(house, peer);
  const [theirs, ours] = [await methodsOf(house, learner), await methodsOf(house, staff)];
  await close(house, learner);
  for (const way of ['password', 'google', 'azure'] as const) {
    const refused = await theirs[way]();
    expect([way, refused.status, refused.body]).toEqual([way, 400, closed]);
    expect([way, (await ours[way]()).status]).toEqual([way, 200]);
  }
  await close(house, learner, false);
  for (const way of ['password', 'google', 'azure'] as const) expect([way, (await theirs[way]()).status]).toEqual([way, 200]);
});

test('LOG-03 D64 under maintenance a wrong password is told as ever', async ({ house, peer }) => {
  const { learner } = await aStaffed(house, peer);
  await close(house, learner);
  expect((await logIn(house, learner, 'not-it')).body).toMatchObject({ error_description: 'wrong_credentials' });
});

test('LOG-03 LOG-05 D72 under maintenance a partner gets no key, and one that waits opens nothing and is not spent', async ({
  house,
  peer,
}) => {
  const { learner, staff } = await aStaffed(house, peer);
  const { body: partner } = await house.call(staff, wire.createIntegrator, { body: { name: 'Rede Boa Compra' } });
  const headers = { host: learner.host, authorization: `Basic ${btoa(`${partner.id}:${partner.secret}`)}` };
  const ask = (login: string) => house.call(null, wire.issueWebserviceToken, { body: { login } }, headers);
  const waiting = (await ask(learner.userName)).body.webservice_token;
  // Somebody who became staff after the key was given: a key is still no way in for staff.
  const risen = await aWebserviceToken(house.platform, staff);
  await close(house, learner);

  for (const login of [learner.userName, staff.userName, 'nobody.at.all']) {
    const asked = await ask(login);
    expect([asked.status, asked.body]).toMatchObject([503, { refusal: 'under_maintenance' }]);
  }
  for (const token of [waiting, risen, 'made-up']) {
    const refused = await redeem(house, learner, token);
    expect([refused.status, refused.body]).toEqual([400, closed]);
  }
  await close(house, learner, false);
  expect((await redeem(house, learner, waiting)).status).toBe(200);
});

test('LOG-03 SES-05 whoever is in when the work begins keeps the session, and is shown the page by the app', async ({ house, peer }) => {
  const { learner } = await aStaffed(house, peer);
  await close(house, learner);
  const body = { grant_type: 'refresh_token', refresh_token: learner.refreshToken };
  expect((await house.call(null, wire.token, { body }, basicOf(learner))).status).toBe(200);
});

test('LOG-03 there is no other way to tokens than those that are judged here', () => {
  const giving = Object.entries(wire).filter(([, one]) => 'answer' in one && one.answer === wire.Tokens);
  expect(giving.map(([name]) => name).toSorted()).toEqual([
    'alternativeLogin',
    'finishOutsideLogIn',
    'finishPasskeyLogIn',
    'finishSecondStep',
    'redeemWebserviceToken',
    'reloadUserTokens',
    'token',
  ]);
});

test('LOG-03 a site under maintenance says so to everybody, and closes no other site', async ({ house }) => {
  const [learner, elsewhere] = [await aPerson(house.platform), await aPerson(house.platform)];
  await close(house, learner);
  const isClosed = async (person: BuiltPerson) =>
    (await house.call(null, getSite, { query: {} }, { host: person.host })).body.login_configuration.under_maintenance;
  expect([await isClosed(learner), await isClosed(elsewhere)]).toEqual([true, false]);
  expect((await logIn(house, elsewhere)).status).toBe(200);
});
