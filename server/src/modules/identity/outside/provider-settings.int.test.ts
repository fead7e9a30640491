import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/identity';
import { getSite } from '@vitrine/contract/tenancy';
import { expect } from 'vitest';
import { test as bare } from '../../../testing.ts';
import { aPerson } from '../testing.ts';
import { aBrowser, aSiteOutside, clientSecret, comeBack, linkTo, outsideTest as test } from './testing.ts';

const google = { params: { provider: 'google' } } as const;
const azure = { params: { provider: 'azure' } } as const;
const settings = (more: Partial<wire.LogInProviderForm> = {}) => ({ clientId: 'our-client', secret: 'hush-hush', tenants: [], ...more });

bare('LOG-04 a registration is saved, told without its secret, kept sealed, and written down', async ({ house }) => {
  const admin = await aPerson(house.platform, { roles: ['superuser'] });
  const before = await house.call(admin, wire.listLogInProviders, {});
  expect(before.body.items).toMatchObject([
    { provider: 'google', version: 0, hasSecret: false, redirectUris: [`http://${admin.host}:3000/login-return/google`] },
    { provider: 'azure', version: 0, redirectUris: [`http://${admin.host}:3000/login-return/azure`] },
  ]);
  const saved = await house.call(admin, wire.saveLogInProvider, { ...google, body: { version: 0, settings: settings() } });
  expect(saved.body).toMatchObject({ version: 1, clientId: 'our-client', hasSecret: true });
  const row = await house.db
    .write()
    .selectFrom('identity.login_provider')
    .selectAll()
    .where('site_id', '=', admin.siteId)
    .executeTakeFirstOrThrow();
  expect(row.sealed_secret.toString('latin1')).not.toContain('hush-hush');
  const trail = await house.call(admin, listAuditLog, { query: { subject: 'login_provider', subjectId: 'google' } });
  expect(trail.body.items).toMatchObject([{ what: 'login_provider.saved', after: { clientId: 'our-client', isKeyNew: true } }]);
  for (const told of [saved, trail, await house.call(admin, wire.listLogInProviders, {})])
    expect(JSON.stringify(told.body)).not.toContain('hush-hush');
});

bare('LOG-04 what is missing is told at its field, and of two who save at once one is refused', async ({ house }) => {
  const admin = await aPerson(house.platform, { roles: ['superuser'] });
  const save = (provider: 'google' | 'azure', version: number, more: Partial<wire.LogInProviderForm> = {}) =>
    house.call(admin, wire.saveLogInProvider, { params: { provider }, body: { version, settings: settings(more) } });
  expect((await save('google', 0, { secret: '' })).body).toMatchObject({ fields: { 'settings.secret': 'provider_secret_missing' } });
  expect((await save('azure', 0)).body).toMatchObject({ fields: { 'settings.tenants': 'company_missing' } });
  expect((await save('azure', 0, { tenants: ['common'] })).body).toMatchObject({ fields: { 'settings.tenants.0': 'invalid' } });
  expect((await save('google', 0, { clientId: 'with space' })).body).toMatchObject({ fields: { 'settings.clientId': 'invalid' } });
  const both = await Promise.all([save('google', 0), save('google', 0)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const changes = await Promise.all([save('google', 1, { secret: '' }), save('google', 1, { secret: '' })]);
  expect(changes.map(({ body }) => body.refusal ?? 'saved').sort()).toEqual(['changed_meanwhile', 'saved']);
});

bare('CLI-06 D54 registrations are read and written by those who may, of their own site', async ({ house }) => {
  const admin = await aPerson(house.platform, { roles: ['superuser'] });
  const elsewhere = await aPerson(house.platform, { roles: ['superuser'] });
  const learner = await aPerson(house.platform, { tenantId: admin.tenantId });
  await house.call(admin, wire.saveLogInProvider, { ...google, body: { version: 0, settings: settings() } });
  expect((await house.call(learner, wire.listLogInProviders, {})).status).toBe(404);
  expect((await house.call(elsewhere, wire.listLogInProviders, {})).body.items).toMatchObject([{ clientId: '' }, { clientId: '' }]);
  expect((await house.call(elsewhere, wire.removeLogInProvider, google)).status).toBe(200);
  expect(
    (await house.call(elsewhere, wire.saveLogInProvider, { ...google, body: { version: 1, settings: settings() } })).body.refusal,
  ).toBe('changed_meanwhile');
  expect((await house.call(elsewhere, wire.checkLogInProvider, google)).body.refusal).toBe('provider_off');
  expect((await house.call(admin, wire.listLogInProviders, {})).body.items).toMatchObject([{ clientId: 'our-client' }, {}]);
});

bare('LOG-04 a secret that was copied into another site’s row opens nothing there', async ({ house }) => {
  const [admin, elsewhere] = [
    await aPerson(house.platform, { roles: ['superuser'] }),
    await aPerson(house.platform, { roles: ['superuser'] }),
  ];
  await house.call(admin, wire.saveLogInProvider, { ...google, body: { version: 0, settings: settings() } });
  const row = await house.db
    .write()
    .selectFrom('identity.login_provider')
    .selectAll()
    .where('site_id', '=', admin.siteId)
    .executeTakeFirstOrThrow();
  await house.db
    .write()
    .insertInto('identity.login_provider')
    .values({ ...row, site_id: elsewhere.siteId })
    .execute();
  expect((await house.call(elsewhere, wire.checkLogInProvider, google)).status).toBe(500);
});

test('LOG-04 the check asks the provider itself, and tells one that is away from one that does not know us', async ({ house, peer }) => {
  const { admin } = await aSiteOutside(house, peer);
  const check = (ask: typeof google | typeof azure) => house.call(admin, wire.checkLogInProvider, ask);
  expect((await check(google)).body).toEqual({ issuer: peer.issuerAt('google'), authorizationHost: new URL(peer.origin).host });
  peer.state.fault = () => ({ status: 503 });
  expect((await check(google)).body.refusal).toBe('provider_away');
  peer.state.fault = undefined;
  const wrong = { clientId: 'x', secret: '', tenants: ['33333333-3333-4333-8333-333333333333'] };
  await house.call(admin, wire.saveLogInProvider, { ...azure, body: { version: 1, settings: wrong } });
  expect((await check(azure)).body.refusal).toBe('provider_unknown');
});

test('LOG-02 LOG-04 a button is shown where it leads somewhere: switched on and registered', async ({ house, peer }) => {
  const { admin } = await aSiteOutside(house, peer);
  const buttons = async () => {
    const { body } = await house.call(null, getSite, { query: {} }, { host: admin.host });
    return [body.login_configuration.social_auth, body.login_configuration.show_azure_login_btn];
  };
  expect(await buttons()).toEqual([['google'], true]);
  await house.call(admin, wire.removeLogInProvider, azure);
  expect(await buttons()).toEqual([['google'], false]);
  const off = { social_auth: [] };
  await house.db
    .write()
    .updateTable('tenancy.site')
    .set((row) => ({
      configuration: row.fn('jsonb_set', ['configuration', row.val('{social_auth}'), row.val(JSON.stringify(off.social_auth))]),
    }))
    .where('id', '=', admin.siteId)
    .execute();
  expect(await buttons()).toEqual([[], false]);
});

test('LOG-04 whoever is on the way while a registration ends or changes is refused on the way back', async ({ house, peer }) => {
  const { person, admin } = await aSiteOutside(house, peer);
  const login = `conta-${person.personId}`;
  await linkTo(house, person, { provider: 'google', login });
  const browser = aBrowser(house, person);
  const go = async () => comeBack((await browser.begin('google')).body.url, { login });
  const changed = await go();
  const wrong = { clientId: `google-of-${person.siteId}`, secret: 'not-this-one', tenants: [] };
  await house.call(admin, wire.saveLogInProvider, { ...google, body: { version: 1, settings: wrong } });
  expect((await browser.finish(changed)).body).toMatchObject({ error_description: 'google_failed' });
  await house.call(admin, wire.saveLogInProvider, { ...google, body: { version: 2, settings: { ...wrong, secret: clientSecret } } });
  const gone = await go();
  await house.call(admin, wire.removeLogInProvider, google);
  expect((await browser.finish(gone)).body).toMatchObject({ error_description: 'provider_off' });
});
