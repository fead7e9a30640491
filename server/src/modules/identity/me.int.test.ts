import * as wire from '@vitrine/contract/identity';
import { listAuditLog } from '@vitrine/contract/kernel';
import * as site from '@vitrine/contract/tenancy';
import { permissionsOf, roles } from '@vitrine/domain/identity';
import { modules } from '@vitrine/domain/tenancy';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aClient, aSite } from '../tenancy/testing.ts';
import { aGroup, aPerson } from './testing.ts';

test('CLI-05 CLI-08 a visitor, and a member of another site, open nothing', async ({ house }) => {
  const person = await aPerson(house.platform);
  const stranger = await aPerson(house.platform);
  expect((await house.call(null, wire.getMe, {})).body).toMatchObject({ refusal: 'session_ended' });
  expect((await house.call({ accessToken: stranger.accessToken, host: person.host }, wire.getMe, {})).status).toBe(401);
});

test('SES-16 language and country change at once; unknown ones are refused at their field', async ({ house }) => {
  const person = await aPerson(house.platform);
  const caller = { accessToken: person.accessToken, host: person.host };
  expect((await house.call(caller, wire.saveMe, { body: { languageId: 4, country: 'CA' } })).body.person).toMatchObject({
    languageId: 4,
    country: 'CA',
  });
  expect((await house.call(caller, wire.saveMe, { body: { languageId: 9 } })).body).toMatchObject({
    refusal: 'language_unknown',
    fields: { languageId: 'language_unknown' },
  });
  expect((await house.call(caller, wire.saveMe, { body: { country: 'XX' } })).body).toMatchObject({
    fields: { country: 'country_unknown' },
  });
});

test('I18-02 SES-16 a language that the site does not offer cannot be chosen', async ({ house }) => {
  const { siteId } = await aSite(house.platform, { configuration: { languageIds: [1, 3] } });
  const person = await aPerson(house.platform, { tenantId: (await aClient(house.platform, { siteId })).tenantId });
  const choose = (languageId: number) =>
    house.call({ accessToken: person.accessToken, host: person.host }, wire.saveMe, { body: { languageId } });
  expect((await choose(3)).body.person.languageId).toBe(3);
  expect((await choose(2)).body.fields).toEqual({ languageId: 'language_unknown' });
});

test('LST-01 site lists load in one call, in the person’s language, and only their own client’s', async ({ house }) => {
  const person = await aPerson(house.platform, { locale: 'fr-FR' });
  const stranger = await aClient(house.platform, { siteId: person.siteId });
  const name = { 'pt-BR': 'Vendas', 'fr-FR': 'Ventes' };
  const groupId = await aGroup(house.platform, { tenantId: person.tenantId, name });
  await aGroup(house.platform, { tenantId: stranger.tenantId, name });
  const { body } = await house.call({ accessToken: person.accessToken, host: person.host }, wire.getSiteLists, {});
  expect(body.groups_user).toEqual([{ id: groupId, name: 'Ventes', labelId: null }]);
  expect(body.genders[0]).toEqual({ id: 'female', name: 'Femme' });
  expect(body.countries.find(({ code }) => code === 'BR')).toEqual({ code: 'BR', label: '+55', name: 'Brésil' });
  expect(body.marital_status.map(({ id }) => id)).toEqual(['single', 'married', 'divorced', 'widowed']);
  expect(Object.keys(body).sort()).toEqual([
    'countries',
    'country_areas',
    'faq_categories',
    'genders',
    'group_users_labels',
    'groups_user',
    'has_trailcomplete_null_category',
    'library_file_categories',
    'library_file_extensions',
    'marital_status',
    'reward_categories',
    'reward_departments',
    'reward_levels',
    'tags',
    'trail_complete_categories',
    'wildcard_pages',
  ]);
});

test('CLI-02 the selected client is told with a flag for every module, and its programme in the person’s language', async ({ house }) => {
  const { tenantId } = await aClient(house.platform, {
    modules: ['library', 'ranking'],
    program: { 'pt-BR': 'Clube', 'en-US': 'Club' },
    homeRoute: '/start',
  });
  const person = await aPerson(house.platform, { tenantId, locale: 'en-US', roles: ['auditor'] });
  const { body } = await house.call({ accessToken: person.accessToken, host: person.host }, wire.getMe, {});
  const flags = Object.entries(body.client).filter(([key]) => key.startsWith('has_'));
  expect(flags).toHaveLength(modules.length);
  expect(flags.filter(([, isOn]) => isOn).map(([key]) => key)).toEqual(['has_library', 'has_ranking']);
  expect(body.client).toMatchObject({ id: tenantId, program: 'Club', home_route: '/start', group_training_use_score: true });
  expect([body.roles, body.can]).toEqual([['auditor'], permissionsOf(['auditor'])]);
  expect(body.can).toEqual(expect.arrayContaining(['people.read', 'audit.read', 'sales.audit', 'orders.decide']));
});

test('CLI-06 each role reaches exactly the calls that its permissions name', async ({ house }) => {
  const calls = [wire.listGroups, wire.exportGroups, site.listClients, site.getLoginConfiguration, listAuditLog];
  for (const role of roles) {
    const person = await aPerson(house.platform, { roles: [role] });
    const caller = { accessToken: person.accessToken, host: person.host };
    const can: readonly string[] = (await house.call(caller, wire.getMe, {})).body.can;
    for (const call of calls) {
      const { status } = await house.call(caller, call, {});
      expect([role, call.path, status]).toEqual([role, call.path, can.includes(call.needs ?? '') ? 200 : 404]);
    }
  }
});
