import { alternativeLogin, changePassword, getMe } from '@vitrine/contract/identity';
import { listAuditLog } from '@vitrine/contract/kernel';
import { createClient, getLoginConfiguration, getSite, listClients } from '@vitrine/contract/tenancy';
import { expect } from 'vitest';
import { type House, test } from '../../testing.ts';
import { addHost, firstClient, listSites, moveMainHost, renameHost } from '../tenancy/index.ts';
import { foundSiteWithSuperuser } from './index.ts';

const operator = { personId: '00000000-0000-0000-0000-000000000000', fullName: 'npm run site (ops)' };
const password = 'Chuva-Fina-2026';
let sites = 0;
const aHost = () => `portal-${(sites += 1)}-${process.pid}.example.com`;

const wishOf = (host: string, more: { password?: string; email?: string; userName?: string } = {}) => ({
  site: { host, name: 'Portal Aurora', locale: 'es-ES' as const, client: { name: 'Aurora', slug: 'aurora', timeZone: 'America/Bogota' } },
  superuser: { userName: 'maria', fullName: 'Maria Lopes', email: 'maria@example.com', country: 'CO', password, ...more },
});

const found = (house: House, host: string, more?: Parameters<typeof wishOf>[1]) =>
  foundSiteWithSuperuser(house.platform, operator, wishOf(host, more));

/** As the log-in screen does it: the web client's secret comes with the site. */
async function logIn(house: House, host: string, secret = password) {
  const { body: site } = await house.call(null, getSite, { query: {} }, { host });
  const authorization = `Basic ${Buffer.from(`${site.client_id}:${site.client_secret}`).toString('base64')}`;
  const answer = await house.call(null, alternativeLogin, { body: { username: 'maria', password: secret } }, { host, authorization });
  return { site, status: answer.status, caller: { accessToken: answer.body.access_token, host } };
}

test('ADM-03 LOG-02 a site made by the command shows its log-in screen, and its superuser passes the gates and reaches the console', async ({
  house,
}) => {
  const host = aHost();
  await found(house, host);
  const { site, status, caller } = await logIn(house, host);
  expect(status).toBe(200);
  expect(site.login_configuration).toMatchObject({ password_strong_level: 'medium', user_register: false, text: 'Aprende, vende, gana.' });
  expect(site.login_configuration.languages.map(({ code }) => code)).toEqual(['es-ES', 'pt-BR', 'en-US', 'fr-FR']);

  const me = (await house.call(caller, getMe, {})).body;
  expect(me.gates).toEqual(['change_password', 'terms', 'cookies', 'onboarding']);
  await house.call(caller, changePassword, { body: { current: password, password: 'Outra-Senha-2026' } });
  const clients = (await house.call(caller, listClients, { query: {} })).body.items;
  expect(clients).toMatchObject([{ name: 'Aurora', slug: 'aurora', members: 1 }]);
  expect((await house.call(caller, getLoginConfiguration, {})).status).toBe(200);
  const { items } = (await house.call(caller, listAuditLog, { query: {} })).body;
  const told = items.map(({ who, what }) => `${who}: ${what}`).toSorted();
  expect(told).toEqual(['client.created', 'person.created', 'site.created'].map((what) => `${operator.fullName}: ${what}`));
  expect(JSON.stringify(items)).not.toContain(password);
});

test('ADM-03 the superuser of a new site makes a second client there, and is its first member', async ({ house }) => {
  const host = aHost();
  const { tenantId } = await found(house, host);
  const { caller } = await logIn(house, host);
  await house.call(caller, changePassword, { body: { current: password, password: 'Outra-Senha-2026' } });
  await house.drain();
  const row = await house.db.read().selectFrom('tenancy.tenant').selectAll().where('id', '=', tenantId).executeTakeFirstOrThrow();
  expect([row.time_zone, row.modules]).toEqual(['America/Bogota', ['profile', 'online_courses', 'forum']]);
  const settings = firstClient({
    name: 'Brisa',
    slug: 'brisa',
    timeZone: 'America/Bogota',
  });
  const { status, body } = await house.call(caller, createClient, { body: settings });
  await house.drain();
  expect([status, (await house.call(caller, listClients, { query: {} })).body.items.find(({ id }) => id === body.id)?.members]).toEqual([
    200, 1,
  ]);
});

test('CLI-08 each refusal leaves nothing behind, and of two who take one host at once one gets it', async ({ house }) => {
  const host = aHost();
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => 'made',
      (fault: unknown) => (fault instanceof Error ? fault.message : fault),
    );
  const countSites = async () => (await listSites(house.db.write())).length;
  const before = await countSites();
  for (const bad of [
    'https://portal.example.com',
    'portal.example.com:8443',
    'portal example',
    '-a.example.com',
    'a..b',
    '',
    `${'a'.repeat(64)}.example.com`,
  ])
    expect(await refusalOf(found(house, bad))).toBe('host_invalid');
  expect(await refusalOf(found(house, new URL(house.platform.settings.contentUrl).hostname))).toBe('host_of_content');
  expect(await refusalOf(found(house, host, { password: 'fraca' }))).toBe('password_too_weak');
  expect(await refusalOf(found(house, host, { password: 'Aurora2026' }))).toBe('password_too_common');
  expect(await refusalOf(found(house, host, { email: 'no address' }))).toBe('invalid_email');
  expect(await refusalOf(found(house, host, { userName: 'a b' }))).toBe('invalid');
  expect(await countSites()).toBe(before);

  const both = await Promise.all([refusalOf(found(house, host)), refusalOf(found(house, host.toUpperCase()))]);
  expect(both.toSorted()).toEqual(['host_taken', 'made']);
  expect(await countSites()).toBe(before + 1);
});

test('NOT-01 a host is added, renamed and made the main one; every client of the site reads it in its audit log', async ({ house }) => {
  const [first, second, third] = [aHost(), aHost(), aHost()];
  const { siteId, tenantId } = await found(house, first);
  const other = await found(house, aHost());
  const siteNow = async () => (await listSites(house.db.write())).find((site) => site.siteId === siteId);
  await addHost(house.platform, operator, { ofHost: first, host: second });
  await moveMainHost(house.platform, operator, { host: second });
  expect(await siteNow()).toMatchObject({ mainHost: second, hosts: [first, second] });
  await renameHost(house.platform, operator, { host: second, to: third });
  expect(await siteNow()).toMatchObject({ mainHost: third, hosts: [first, third] });
  expect((await logIn(house, third)).status).toBe(200);
  expect((await house.call(null, getSite, { query: {} }, { host: second })).status).toBe(404);

  await expect(addHost(house.platform, operator, { ofHost: first, host: other.host })).rejects.toThrow('host_taken');
  await expect(renameHost(house.platform, operator, { host: first, to: third })).rejects.toThrow('host_taken');
  await expect(moveMainHost(house.platform, operator, { host: 'nowhere.example.com' })).rejects.toThrow('not_found');
  const told = await house.db
    .read()
    .selectFrom('platform.audit_entry')
    .select(['what', 'who', 'before', 'after'])
    .where('tenant_id', '=', tenantId)
    .where('what', 'like', 'site.%')
    .orderBy('id')
    .execute();
  expect(told.map(({ what }) => what)).toEqual(['site.created', 'site.host_added', 'site.main_host_moved', 'site.host_renamed']);
  expect(told.at(-1)).toMatchObject({ before: { mainHost: second }, after: { mainHost: third, hosts: [first, third] } });
});
