import { getMe, saveMe } from '@vitrine/contract/identity';
import * as wire from '@vitrine/contract/tenancy';
import type { ClientSettings } from '@vitrine/contract/tenancy';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aClient } from '../tenancy/testing.ts';
import { findOwner } from './owners.ts';
import { aPerson, type BuiltPerson } from './testing.ts';

const anAdmin = (house: House) => aPerson(house.platform, { roles: ['client_administrator'] });
const offered = async (house: House, person: BuiltPerson) =>
  (await house.call(person, getMe, {})).body.client.languages.map(({ id }) => id);
const spoken = async (house: House, person: BuiltPerson) => (await house.call(person, getMe, {})).body.person.languageId;

/** An administrator says which languages the client offers. */
async function offer(house: House, admin: BuiltPerson, languages: ClientSettings['languages']) {
  const params = { clientId: admin.tenantId };
  const { body } = await house.call(admin, wire.getClient, { params });
  return house.call(admin, wire.saveClient, { params, body: { version: body.version, client: { ...body.client, languages } } });
}

test('ADM-03 I18-02 a client offers its own languages, its first one first; only those can be chosen', async ({ house }) => {
  const admin = await anAdmin(house);
  expect(await offered(house, admin)).toEqual([1, 2, 3, 4]); // those of the log-in
  expect((await offer(house, admin, { ids: [1, 3], first: 3 })).status).toBe(200);
  expect(await offered(house, admin)).toEqual([3, 1]);
  const choose = (languageId: number) => house.call(admin, saveMe, { body: { languageId } });
  expect((await choose(3)).body.person.languageId).toBe(3);
  expect((await choose(4)).body).toMatchObject({ fields: { languageId: 'language_unknown' } });
  const { body } = await house.call(admin, wire.getClient, { params: { clientId: admin.tenantId } });
  expect(body.client.languages).toEqual({ ids: [1, 3], first: 3 });
});

test('ADM-03 I18-02 whose language is taken away reads the client’s first one, in letters too; it is theirs again when it is offered again, and in a neighbour’s portal', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const french = await aPerson(house.platform, { tenantId: admin.tenantId, locale: 'fr-FR' });
  const { tenantId } = await aClient(house.platform, { siteId: admin.siteId });
  const neighbour = await aPerson(house.platform, { tenantId, locale: 'fr-FR' });
  const letter = async () => (await findOwner(house.db.read(), { siteId: french.siteId, fact: { personId: french.personId } }))?.locale;
  expect([await spoken(house, french), await letter()]).toEqual([4, 'fr-FR']);

  await offer(house, admin, { ids: [2, 3], first: 3 });
  expect([await spoken(house, french), await letter()]).toEqual([3, 'es-ES']);
  expect((await house.call(french, getMe, {})).body.client.program).toBe('Clube de ensaio');
  expect(await spoken(house, neighbour)).toBe(4);
  await offer(house, admin, null);
  expect([await spoken(house, french), await letter()]).toEqual([4, 'fr-FR']);
});

test('ADM-03 no language at all, an unknown one, or a first one that is not offered is refused at its field', async ({ house }) => {
  const admin = await anAdmin(house);
  const fields = async (languages: ClientSettings['languages']) => (await offer(house, admin, languages)).body;
  expect(await fields({ ids: [], first: 1 })).toMatchObject({ fields: { 'client.languages.ids': 'too_few' } });
  expect(await fields({ ids: [1, 9], first: 1 })).toMatchObject({ fields: { 'client.languages.ids.1': 'invalid_choice' } });
  expect(await fields({ ids: [1, 2], first: 3 })).toMatchObject({ fields: { 'client.languages.first': 'default_language_missing' } });
  expect(await offered(house, admin)).toEqual([1, 2, 3, 4]);
});
