import { listAuditLog } from '@vitrine/contract/kernel';
import { getMe } from '@vitrine/contract/identity';
import * as wire from '@vitrine/contract/tenancy';
import { flagName, type ClientSettings } from '@vitrine/contract/tenancy';
import { modules } from '@vitrine/domain/tenancy';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { pageFacts } from '../tenancy/index.ts';
import { aClient, anEarlierHost, aSite, aStoredLogo, plainConfiguration } from '../tenancy/testing.ts';
import { webClientOf } from './index.ts';
import { aPerson, type BuiltPerson } from './testing.ts';

const as = (person: BuiltPerson) => ({ accessToken: person.accessToken, host: person.host });
const anAdmin = (house: House, wish: Parameters<typeof aPerson>[1] = {}) =>
  aPerson(house.platform, { roles: ['client_administrator'], ...wish });
const aSuperuser = (house: House) => aPerson(house.platform, { roles: ['superuser'] });
const siteOf = (house: House, host: string, locale?: string) =>
  house.call(null, wire.getSite, { query: locale === undefined ? {} : { locale } }, { host });

async function aLogo(house: House, person: BuiltPerson): Promise<string> {
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0B5FFF' } })
    .png()
    .toBuffer();
  return aStoredLogo(house.platform, person, content);
}

const clientSettings = (slug: string, more: Partial<ClientSettings> = {}): ClientSettings => ({
  name: 'Aurora',
  slug,
  program: { 'pt-BR': 'Clube Aurora' },
  home_route: '/home',
  group_training_use_score: true,
  timeZone: 'America/Sao_Paulo',
  ...(Object.fromEntries(modules.map((module) => [flagName(module), true])) as { [M in (typeof modules)[number] as `has_${M}`]: boolean }),
  colours: null,
  logoFileId: null,
  wideLogoFileId: null,
  languages: null,
  ...more,
});

test('LOG-02 I18-02 the site of a host is told in the asked language, matched by the part before the dash, the first one otherwise', async ({
  house,
}) => {
  const { host } = await aSite(house.platform, {
    configuration: { default_language_id: 3, languageIds: [3, 2], text: { 'es-ES': 'Aprende y gana.', 'en-US': 'Learn and win.' } },
  });
  await house.platform.db
    .write()
    .insertInto('identity.oauth_client')
    .values(await webClient(house, host))
    .execute();
  const text = async (locale?: string) => (await siteOf(house, host, locale)).body.login_configuration.text;
  expect(await text('en-GB')).toBe('Learn and win.');
  expect(await text('es')).toBe('Aprende y gana.');
  expect(await text('fr-FR')).toBe('Aprende y gana.');
  expect(await text()).toBe('Aprende y gana.');
});

test('I18-03 each language carries its date order', async ({ house }) => {
  const person = await aPerson(house.platform);
  const { body } = await siteOf(house, person.host);
  expect(body.login_configuration.languages.map(({ id, dateOrder }) => [id, dateOrder])).toEqual([
    [1, 'day_first'],
    [2, 'month_first'],
    [3, 'day_first'],
    [4, 'month_first'],
  ]);
});

test('LOG-02 every field of the log-in screen is told to a visitor, with the palette and the web client; nothing else is', async ({
  house,
}) => {
  const person = await aPerson(house.platform);
  const { status, body } = await siteOf(house, person.host);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: person.siteId, client_id: `web-${person.siteId}`, client_secret: 'public-secret' });
  const {
    text: _t,
    languageIds: _l,
    logoFileIds: _f,
    wideLogoFileIds: _w,
    backgroundFileId: _b,
    registration_client_ids: _c,
    second_step_for_staff: _s,
    ...core
  } = plainConfiguration;
  expect(body.login_configuration).toMatchObject(core);
  expect(body.login_configuration).not.toHaveProperty('second_step_for_staff');
  expect(body.theme).toContain('--');
  expect(body.countries).toHaveLength(14);
  expect((await siteOf(house, 'no-such-host.localhost')).status).toBe(404);
});

test('LOG-02 the page carries the same facts; an unknown host has none, and a fault is not hidden as one', async ({ house }) => {
  const person = await aPerson(house.platform);
  const ports = { webClientOf: (ask: { siteId: string }) => webClientOf(house.platform, ask), offeredProviders: async () => [] };
  const facts = await pageFacts(house.platform, ports, { host: person.host, locale: 'fr' });
  expect([facts?.locale, facts?.themeColour, facts?.themeCss]).toEqual(['fr-FR', plainConfiguration.primary, facts?.site.theme]);
  expect(await pageFacts(house.platform, ports, { host: 'nowhere.test' })).toBeNull();
  const broken = { ...ports, webClientOf: () => Promise.reject(new Error('the database is away')) };
  await expect(pageFacts(house.platform, broken, { host: person.host })).rejects.toThrow('the database is away');
});

test('ADM-03 CLI-08 a registration leads into clients of its own site alone; of another the id says nothing', async ({ house }) => {
  const [admin, stranger] = [await anAdmin(house), await aPerson(house.platform)];
  const { version, configuration } = (await house.call(as(admin), wire.getLoginConfiguration, {})).body;
  const lead = (id: string) =>
    house.call(as(admin), wire.saveLoginConfiguration, {
      body: { version, configuration: { ...configuration, registration_client_ids: { pop_trade: id } } },
    });
  const [foreign, unknown] = [await lead(stranger.tenantId), await lead(house.platform.newId())];
  const refused = { refusal: 'invalid_request', fields: { 'configuration.registration_client_ids.pop_trade': 'invalid_choice' } };
  expect([foreign.status, foreign.body]).toMatchObject([422, refused]);
  expect([unknown.status, unknown.body]).toMatchObject([422, refused]);
  expect((await lead(admin.tenantId)).status).toBe(200);
});

test('ADM-03 ADM-09 the log-in screen is saved, seen at once, and kept in the audit log with both sides', async ({ house }) => {
  const admin = await anAdmin(house);
  const logo = await aLogo(house, admin);
  const read = (await house.call(as(admin), wire.getLoginConfiguration, {})).body;
  const configuration = { ...read.configuration, primary: '#7A1FA2', text: { 'pt-BR': 'Novo texto' }, logoFileIds: { 'pt-BR': logo } };
  const saved = await house.call(as(admin), wire.saveLoginConfiguration, { body: { version: read.version, configuration } });
  expect([saved.status, saved.body]).toMatchObject([200, { version: read.version + 1, configuration, files: [{ id: logo }] }]);
  const seen = (await siteOf(house, admin.host)).body;
  expect(seen.login_configuration).toMatchObject({ primary: '#7A1FA2', text: 'Novo texto', logo: expect.stringContaining(logo) });
  const again = (await house.call(as(admin), wire.getLoginConfiguration, {})).body;
  expect(again.files).toMatchObject([{ id: logo, url: expect.stringMatching(/^\/public\//) }]);
  const trail = (await house.call(as(admin), listAuditLog, { query: {} })).body.items;
  expect(trail[0]).toMatchObject({
    what: 'login_configuration.saved',
    who: 'Pessoa de Ensaio',
    before: { primary: plainConfiguration.primary },
    after: { primary: '#7A1FA2' },
  });
});

test('ADM-03 of two who save the log-in screen at once one is told that it changed meanwhile', async ({ house }) => {
  const admin = await anAdmin(house);
  const save = () => house.call(as(admin), wire.saveLoginConfiguration, { body: { version: 1, configuration: plainConfiguration } });
  const answers = await Promise.all([save(), save()]);
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ refusal: 'changed_meanwhile' });
});

test('I18-02 a default language that is not offered, a colour that is none and the file of another client are refused at their fields', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const foreign = await aLogo(house, await anAdmin(house));
  const save = async (more: Partial<typeof plainConfiguration>) =>
    (await house.call(as(admin), wire.saveLoginConfiguration, { body: { version: 1, configuration: { ...plainConfiguration, ...more } } }))
      .body;
  expect(await save({ default_language_id: 4, languageIds: [1] })).toMatchObject({
    fields: { 'configuration.default_language_id': 'default_language_missing' },
  });
  expect(await save({ primary: 'blue' })).toMatchObject({ fields: { 'configuration.primary': 'invalid_colour' } });
  expect(await save({ backgroundFileId: foreign })).toMatchObject({ fields: { 'configuration.backgroundFileId': 'file_missing' } });
});

test('CLI-06 who may not edit is told not found', async ({ house }) => {
  const learner = await aPerson(house.platform);
  const manager = await aPerson(house.platform, { roles: ['program_administrator'] });
  for (const person of [learner, manager]) {
    expect((await house.call(as(person), wire.getLoginConfiguration, {})).status).toBe(404);
    expect((await house.call(as(person), wire.listClients, { query: {} })).status).toBe(404);
  }
  const admin = await anAdmin(house);
  expect((await house.call(as(admin), wire.createClient, { body: clientSettings('mine') })).status).toBe(404);
});

test('CLI-08 CLI-01 a superuser sees the clients of the site page by page, an administrator their own, nobody those of another site', async ({
  house,
}) => {
  const root = await aSuperuser(house);
  await aClient(house.platform, { siteId: root.siteId, name: 'Zeta' });
  const other = await aClient(house.platform, { siteId: root.siteId, name: 'Beta 100%' });
  const admin = await anAdmin(house, { tenantId: other.tenantId });
  const stranger = await aClient(house.platform);

  const first = (await house.call(as(root), wire.listClients, { query: { limit: 2 } })).body;
  const second = (await house.call(as(root), wire.listClients, { query: { limit: 2, after: first.next ?? '' } })).body;
  expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['Beta 100%', 'Marca de ensaio', 'Zeta']);
  expect(second.next).toBeNull();
  expect(first.items[0]).toMatchObject({ members: 1, modulesOn: modules.length });
  expect((await house.call(as(root), wire.listClients, { query: { search: 'ta 100%' } })).body.items).toHaveLength(1);

  expect((await house.call(as(admin), wire.listClients, { query: {} })).body.items.map(({ id }) => id)).toEqual([other.tenantId]);
  const ask = { params: { clientId: root.tenantId } };
  expect((await house.call(as(admin), wire.getClient, ask)).status).toBe(404);
  const save = { ...ask, body: { version: 1, client: clientSettings('taken-over') } };
  expect((await house.call(as(admin), wire.saveClient, save)).status).toBe(404);
  expect((await house.call(as(root), wire.getClient, { params: { clientId: stranger.tenantId } })).status).toBe(404);
});

test('CLI-02 CLI-03 a module that an administrator switches off is off at the next request', async ({ house }) => {
  const admin = await anAdmin(house);
  const params = { clientId: admin.tenantId };
  const { body } = await house.call(as(admin), wire.getClient, { params });
  const client = { ...body.client, has_library: false, colours: { primary: '#7A1FA2', secondary: '#FFB400', tertiary: '#00A88F' } };
  expect((await house.call(as(admin), wire.saveClient, { params, body: { version: body.version, client } })).body).toMatchObject({
    version: 2,
    client,
  });
  const me = (await house.call(as(admin), getMe, {})).body.client;
  expect([me.has_library, me.has_ranking, me.theme?.includes('--')]).toEqual([false, true, true]);
  const stale = await house.call(as(admin), wire.saveClient, { params, body: { version: body.version, client } });
  expect([stale.status, stale.body.refusal]).toEqual([409, 'changed_meanwhile']);
  const trail = (await house.call(as(admin), listAuditLog, { query: { subject: 'client' } })).body.items;
  expect(trail).toMatchObject([{ what: 'client.saved', before: { has_library: true }, after: { has_library: false } }]);
});

test('ADM-09 what a superuser changes of a client stands in the audit log of that client, not of their own', async ({ house }) => {
  const root = await aSuperuser(house);
  const { tenantId: clientId } = await aClient(house.platform, { siteId: root.siteId });
  const admin = await anAdmin(house, { tenantId: clientId });
  const params = { clientId };
  const { body } = await house.call(as(root), wire.getClient, { params });
  const client = { ...body.client, has_library: false };
  expect((await house.call(as(root), wire.saveClient, { params, body: { version: body.version, client } })).status).toBe(200);
  const auditLogOf = async (reader: BuiltPerson) =>
    (await house.call(as(reader), listAuditLog, { query: { subject: 'client' } })).body.items.map(({ what, subjectId }) => [
      what,
      subjectId,
    ]);
  expect(await auditLogOf(admin)).toEqual([['client.saved', clientId]]);
  expect(await auditLogOf(root)).toEqual([]);
});

test('CLI-01 ADM-09 a superuser makes a client and is its first member; the same slug is refused, at once too', async ({ house }) => {
  const root = await aSuperuser(house);
  const create = () => house.call(as(root), wire.createClient, { body: clientSettings('nova') });
  const answers = await Promise.all([create(), create()]);
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ refusal: 'slug_taken', fields: { slug: 'slug_taken' } });
  await house.drain();
  const mine = (await house.call(as(root), getMe, {})).body.clients.map(({ name }) => name);
  expect(mine).toEqual(['Marca de ensaio', 'Aurora']);
});

test('ADM-03 a client without a name for its program, with a zone that is none or with the file of another is refused at its field', async ({
  house,
}) => {
  const root = await aSuperuser(house);
  const foreign = await aLogo(house, await aSuperuser(house));
  const create = async (more: Partial<ClientSettings>) =>
    (await house.call(as(root), wire.createClient, { body: clientSettings('x1', more) })).body;
  expect(await create({ program: {} })).toMatchObject({ fields: { 'program.pt-BR': 'language_required' } });
  expect(await create({ timeZone: 'Mars/Olympus' })).toMatchObject({ fields: { timeZone: 'invalid_choice' } });
  expect(await create({ logoFileId: foreign })).toMatchObject({ fields: { logoFileId: 'file_missing' } });
});

test('NOT-01 the main host of a site is one of its own, and cannot be taken away while it is', async ({ house }) => {
  const [site, other] = [await aSite(house.platform), await aSite(house.platform)];
  const lead = (to: string) => house.db.write().updateTable('tenancy.site').set({ main_host: to }).where('id', '=', site.siteId).execute();
  await expect(lead(other.host)).rejects.toThrow('site_main_host');
  await expect(lead('nobody.localhost')).rejects.toThrow('site_main_host');
  const earlier = await anEarlierHost(house.platform, site);
  const remove = (host: string) =>
    house.db.write().deleteFrom('tenancy.host').where('site_id', '=', site.siteId).where('host', '=', host).execute();
  await expect(remove(site.host)).rejects.toThrow('site_main_host');
  await lead(earlier);
  await remove(site.host);
});

async function webClient(house: House, host: string) {
  const row = await house.db.read().selectFrom('tenancy.host').select('site_id').where('host', '=', host).executeTakeFirstOrThrow();
  return { id: `web-${row.site_id}`, site_id: row.site_id, name: 'web', secret: 'public-secret', created_at: house.clock.now() };
}
