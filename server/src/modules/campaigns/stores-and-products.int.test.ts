import { listProducts, listStores } from '@vitrine/contract/campaigns';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { campaignForSale } from './index.ts';
import { aBrandWithAgency, aCampaign, aProduct, aRegistration, aRetailer, aStore } from './testing.ts';

const adult = { birthday: '1990-05-20' } as const;

test('CMP-07 SAL-07 a store is found by the digits of its tax id alone, words of its name or its city, and says when it does not take part', async ({
  house,
}) => {
  const seller = await aPerson(house.platform, adult);
  const { actor } = seller;
  const retailerId = await aRetailer(house.platform, actor, { name: 'Horizonte' });
  const inside = await aStore(house.platform, actor, { retailerId, name: 'Horizonte · Tatuapé', taxId: '41.287.100/0001-28' });
  const outside = await aStore(house.platform, actor, {
    retailerId,
    name: 'Horizonte · Savassi',
    taxId: '41287137000156',
    city: 'Belo Horizonte',
  });
  const mexican = await aStore(house.platform, actor, {
    name: 'Boreal · Roma',
    taxId: 'BOR-990101-AB1',
    country: 'MX',
    timeZone: 'America/Mexico_City',
  });
  await aStore(house.platform, actor, { retailerId, name: 'Horizonte · Fechada', isActive: false });
  const { campaignId } = await aCampaign(house.platform, actor, { storeIds: [inside.storeId, mexican.storeId], countries: ['BR', 'MX'] });

  const find = async (search?: string) => {
    const { body } = await house.call(seller, listStores, { params: { campaignId }, query: search === undefined ? {} : { search } });
    return body.items.map(({ id, isParticipating }) => [id, isParticipating]);
  };
  expect(await find('41.287.100/0001-28')).toEqual([[inside.storeId, true]]);
  expect(await find('41287')).toEqual([
    [inside.storeId, true],
    [outside.storeId, false],
  ]);
  expect(await find('990101')).toEqual([[mexican.storeId, true]]);
  expect(await find('tatuape HORIZONTE')).toEqual([[inside.storeId, true]]);
  expect(await find('belo horizonte')).toEqual([[outside.storeId, false]]);
  // Letters are no part of a tax id: only its digits are compared.
  expect(await find('BOR-990101-AB1')).toEqual([]);
  // No sign of a pattern is one; a percent sign is no word at all (VAL-12).
  expect(await find('_')).toEqual([]);
  expect(await find('41%287')).toEqual(await find('41287'));
  expect(await find('%')).toEqual(await find());
  expect(await find()).toEqual([
    [mexican.storeId, true],
    [inside.storeId, true],
  ]);

  const stranger = await aPerson(house.platform, adult);
  expect((await house.call(stranger, listStores, { params: { campaignId }, query: {} })).status).toBe(404);
});

test('SAL-01 the member’s own stores come first, page by page without gaps', async ({ house }) => {
  const seller = await aPerson(house.platform, adult);
  const { actor } = seller;
  const retailerId = await aRetailer(house.platform, actor);
  const stores = [];
  for (const name of ['A', 'B', 'C', 'D', 'E']) stores.push(await aStore(house.platform, actor, { retailerId, name }));
  const own = stores[3]?.storeId ?? '';
  const campaign = await aCampaign(house.platform, actor, { storeIds: stores.map(({ storeId }) => storeId) });
  await aRegistration(house.platform, actor, { ...campaign, retailerId, storeId: own });
  const names: string[] = [];
  for (let after: string | undefined; ;) {
    const query = { limit: 2, ...(after ? { after } : {}) };
    const { body } = await house.call(seller, listStores, { params: campaign, query });
    names.push(...body.items.map(({ name }) => name));
    if (!body.next) break;
    after = body.next;
  }
  expect(names).toEqual(['D', 'A', 'B', 'C', 'E']);
  const mine = await house.call(seller, listStores, { params: campaign, query: { isOwn: 'true' } });
  expect(mine.body.items.map(({ id, isOwn }) => [id, isOwn])).toEqual([[own, true]]);
  const wrong = await house.call(seller, listStores, { params: campaign, query: { after: 'nonsense' } });
  expect(wrong.body.fields).toEqual({ after: 'invalid' });
});

test('SAL-02 products are found by words, SKU, type and brand, each with what one unit earns by the narrowest rule', async ({ house }) => {
  const seller = await aPerson(house.platform, adult);
  const { actor } = seller;
  const { brandId } = await aBrandWithAgency(house.platform, actor, { name: 'Aurora' });
  const text = (name: string) => ({ 'pt-BR': name });
  await aProduct(house.platform, actor, { sku: 'rf-480', brandId, name: text('Geladeira Inverse') });
  await aProduct(house.platform, actor, { sku: 'RF-300', brandId, name: text('Geladeira Compacta') });
  await aProduct(house.platform, actor, { sku: 'WM-11', brandId, name: text('Lavadora Onda'), productType: 'washer' });
  await aProduct(house.platform, actor, { sku: 'XX-1', name: text('Sem pontos'), productType: 'other' });
  await aProduct(house.platform, actor, { sku: 'OLD-1', brandId, isActive: false });
  const { campaignId } = await aCampaign(house.platform, actor, {
    rules: [
      { scope: 'brand', value: brandId, points: 10, experience: 1 },
      { scope: 'product_type', value: 'fridge', points: 20, experience: 2 },
      { scope: 'sku', value: 'RF-480', points: 300, experience: 3 },
    ],
  });
  const find = async (query: object) => {
    const { body } = await house.call(seller, listProducts, { params: { campaignId }, query });
    return body.items.map(({ sku, points, experience }) => [sku, points, experience]);
  };
  expect(await find({ search: 'inverse aurora' })).toEqual([['RF-480', 300, 3]]);
  expect(await find({ sku: ['rf-300', 'OLD-1', 'nothing'] })).toEqual([['RF-300', 20, 2]]);
  expect(await find({ productType: 'washer' })).toEqual([['WM-11', 10, 1]]);
  expect(await find({ search: 'washing' })).toEqual([['WM-11', 10, 1]]);
  expect(await find({ search: 'sem pontos' })).toEqual([['XX-1', 0, 0]]);
  expect(await find({ brandId })).toHaveLength(3);
});

test('SAL-06 a store takes photos as its chain says, unless it says otherwise; a closed one takes no part', async ({ house }) => {
  const { actor } = await aPerson(house.platform, adult);
  const strict = await aRetailer(house.platform, actor, { takesPhotos: false });
  const quiet = await aStore(house.platform, actor, { retailerId: strict });
  const open = await aStore(house.platform, actor, { retailerId: strict, takesPhotos: true, timeZone: 'America/Toronto', country: 'CA' });
  const closed = await aStore(house.platform, actor, { retailerId: strict, isActive: false });
  const absent = await aStore(house.platform, actor, { retailerId: strict });
  const { campaignId } = await aCampaign(house.platform, actor, { storeIds: [quiet.storeId, open.storeId, closed.storeId] });
  const at = (storeId: string) => campaignForSale(house.db.read(), actor, { campaignId, storeId });
  expect((await at(quiet.storeId)).store?.takesPhotos).toBe(false);
  expect((await at(open.storeId)).store).toMatchObject({ takesPhotos: true, timeZone: 'America/Toronto', isRegistered: false });
  expect([(await at(closed.storeId)).store, (await at(absent.storeId)).store, (await at(closed.storeId)).isRegistered]).toEqual([
    null,
    null,
    false,
  ]);
});
