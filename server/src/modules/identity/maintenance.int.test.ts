import { alternativeLogin } from '@vitrine/contract/identity';
import { getSite } from '@vitrine/contract/tenancy';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, basicOf, testPassword, type BuiltPerson } from './testing.ts';

const close = (house: House, { siteId }: BuiltPerson, isClosed = true) =>
  house.db
    .write()
    .updateTable('tenancy.site')
    .set((row) => ({ configuration: row.fn('jsonb_set', ['configuration', row.val('{under_maintenance}'), row.val(String(isClosed))]) }))
    .where('id', '=', siteId)
    .execute();
const logIn = (house: House, person: BuiltPerson, password = testPassword) =>
  house.call(null, alternativeLogin, { body: { username: person.userName, password } }, basicOf(person));

test('LOG-03 under maintenance a learner is told so once the password was right, and staff comes in', async ({ house }) => {
  const learner = await aPerson(house.platform);
  const staff = await aPerson(house.platform, { tenantId: learner.tenantId, roles: ['client_administrator'] });
  await close(house, learner);

  const refused = await logIn(house, learner);
  expect([refused.status, refused.body]).toEqual([400, { error: 'invalid_grant', error_description: 'under_maintenance' }]);
  expect((await logIn(house, learner, 'not-it')).body).toMatchObject({ error_description: 'wrong_credentials' }); // D64
  expect((await logIn(house, staff)).status).toBe(200);

  await close(house, learner, false);
  expect((await logIn(house, learner)).status).toBe(200);
});

test('LOG-03 a site under maintenance says so to everybody, and closes no other site', async ({ house }) => {
  const [learner, elsewhere] = [await aPerson(house.platform), await aPerson(house.platform)];
  await close(house, learner);
  const isClosed = async (person: BuiltPerson) =>
    (await house.call(null, getSite, { query: {} }, { host: person.host })).body.login_configuration.under_maintenance;
  expect([await isClosed(learner), await isClosed(elsewhere)]).toEqual([true, false]);
  expect((await logIn(house, elsewhere)).status).toBe(200);
});
