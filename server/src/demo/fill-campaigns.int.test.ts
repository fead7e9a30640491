import { getCampaign, listCampaigns, listProducts, listStores } from '@vitrine/contract/campaigns';
import { expect } from 'vitest';
import { aPerson } from '../modules/identity/testing.ts';
import { test } from '../testing.ts';
import { fillCampaigns } from './fill-campaigns.ts';
import { demoPeople } from './texts/index.ts';

test('CMP-01 the demo’s brand has a running campaign with stores in Santiago, São Paulo and Toronto, and its sellers registered', async ({
  house,
}) => {
  const manager = await aPerson(house.platform, { roles: ['program_administrator'], userName: 'manager' });
  const people = [manager];
  for (const { tenant, userName, birthday, country, store } of demoPeople)
    if (tenant === 'aurora' && store !== null)
      people.push(await aPerson(house.platform, { tenantId: manager.tenantId, userName, birthday, country, locale: 'es-ES' }));
  const { campaignId, registered } = await fillCampaigns(house.platform, { brand: 'aurora', people });
  expect(registered.length).toBeGreaterThan(20);

  const seller = people.find(({ userName }) => userName === 'seller') ?? manager;
  const { active, previous } = (await house.call(seller, listCampaigns, {})).body;
  expect([active.map(({ state }) => state), previous.length]).toEqual([['running', 'scheduled'], 1]);
  expect(active[0]).toMatchObject({ id: campaignId, name: 'Temporada Aurora', isRegistered: true, isSelected: true });
  expect((await house.call(seller, getCampaign, { params: { campaignId } })).body.refusal).toBeNull();

  const stores = (await house.call(seller, listStores, { params: { campaignId }, query: { limit: 100 } })).body.items;
  const zones = stores.filter(({ isParticipating }) => isParticipating).map(({ timeZone }) => timeZone);
  expect(zones).toEqual(expect.arrayContaining(['America/Santiago', 'America/Sao_Paulo', 'America/Toronto']));
  expect(stores[0]).toMatchObject({ isOwn: true, city: 'São Paulo' });

  const products = (await house.call(seller, listProducts, { params: { campaignId }, query: { limit: 100 } })).body.items;
  expect(products.length).toBeGreaterThanOrEqual(20);
  expect(products.filter(({ points, experience }) => points === 0 || experience === 0)).toEqual([]);
});

test.for(['terra', 'nevada'] as const)('CMP-01 %s has a running campaign with its sellers too', async (brand, { house }) => {
  const manager = await aPerson(house.platform, { roles: ['client_administrator'] });
  const people = [manager];
  for (const { tenant, userName, birthday, store } of demoPeople)
    if (tenant === brand && store !== null) people.push(await aPerson(house.platform, { tenantId: manager.tenantId, userName, birthday }));
  const { campaignId, registered } = await fillCampaigns(house.platform, { brand, people });
  expect(registered.length).toBeGreaterThan(1);
  expect((await house.call(manager, listCampaigns, {})).body.active).toMatchObject([{ id: campaignId, state: 'running' }]);
});
