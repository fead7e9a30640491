import {
  createAgency,
  createBrand,
  createCampaign,
  createProduct,
  createRetailer,
  createStore,
  getAgency,
  getBrand,
  getCampaignToManage,
  getProduct,
  getRetailer,
  getSeason,
  getStore,
  listAgencies,
  listBrands,
  listCampaignStores,
  listCampaignsToManage,
  countProducts,
  countStores,
  listProductsToManage,
  listRetailers,
  listStoresToManage,
  publishCampaign,
  saveAgency,
  saveBrand,
  saveCampaign,
  saveProduct,
  saveRetailer,
  saveStore,
  setCampaignStores,
} from '@vitrine/contract/campaigns';
import { listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { aBrandWithAgency, aCampaign, aCampaignForm, aProduct, aRetailer, aStore } from './testing.ts';

const anAdministrator = (house: House) => aPerson(house.platform, { roles: ['client_administrator'] });

test('ADM-04 ADM-09 a product is added, found, changed and kept in the history; its SKU is one of a kind', async ({ house }) => {
  const admin = await anAdministrator(house);
  const { brandId } = await aBrandWithAgency(house.platform, admin.actor);
  const form = {
    sku: ' rf-480 ',
    name: { 'pt-BR': 'Geladeira Inverse' },
    productType: 'fridge' as const,
    brandId,
    formFactor: '480 L',
    processor: '',
    generation: '',
    isActive: true,
  };
  const key = { 'idempotency-key': house.platform.newId() };
  const { body: made } = await house.call(admin, createProduct, { body: form }, key);
  expect((await house.call(admin, createProduct, { body: form }, key)).body).toEqual(made);
  const at = { params: { productId: made.id } };
  const read = (await house.call(admin, getProduct, at)).body;
  expect(read).toMatchObject({ version: 1, product: { ...form, sku: 'RF-480' }, can: { save: true } });

  const twice = await house.call(admin, createProduct, { body: { ...form, sku: 'RF-480' } });
  expect([twice.status, twice.body.fields]).toEqual([422, { sku: 'sku_taken' }]);
  const bad = await house.call(admin, createProduct, { body: { ...form, sku: 'a b', name: {}, brandId: house.platform.newId() } });
  expect(bad.body.fields).toEqual({ sku: 'sku_invalid', name: 'title_required', brandId: 'brand_unknown' });
  expect((await house.call(admin, createProduct, { body: { ...form, sku: 'X-1', points: 9 } as never })).status).toBe(422);

  const changed = { ...read.product, isActive: false };
  const [one, other] = await Promise.all(
    [1, 2].map(() => house.call(admin, saveProduct, { ...at, body: { version: 1, product: changed } })),
  );
  expect([one?.status, other?.status].sort((a = 0, b = 0) => a - b)).toEqual([200, 409]);
  const found = (query: object) => house.call(admin, listProductsToManage, { query });
  expect((await found({ search: 'inverse fridge' })).body.items).toMatchObject([{ id: made.id, isActive: false }]);
  expect((await found({ isActive: 'true' })).body.items).toEqual([]);
  const counted = async (query: object) => (await house.call(admin, countProducts, { query })).body.count;
  expect([await counted({}), await counted({ search: 'inverse fridge' }), await counted({ isActive: 'true' })]).toEqual([1, 1, 0]);
  const trail = (await house.call(admin, listAuditLog, { query: { subject: 'product', subjectId: made.id } })).body.items;
  expect(trail.map(({ what }) => what)).toEqual(['product.saved', 'product.created']);
});

test('ADM-04 a SKU that a points table names stays', async ({ house }) => {
  const admin = await anAdministrator(house);
  const campaign = await aCampaign(house.platform, admin.actor);
  const free = await aProduct(house.platform, admin.actor, { brandId: campaign.brandId });
  const { items } = (await house.call(admin, listProductsToManage, { query: { search: campaign.sku } })).body;
  const rename = async (productId: string) => {
    const { version, product } = (await house.call(admin, getProduct, { params: { productId } })).body;
    const body = { version, product: { ...product, sku: `NEW-${productId.slice(-6)}` } };
    return (await house.call(admin, saveProduct, { params: { productId }, body })).body.fields;
  };
  expect(await rename(items[0]?.id ?? '')).toEqual({ 'product.sku': 'sku_fixed' });
  expect(await rename(free.productId)).toBeUndefined();
});

test('ADM-04 a store is added, found by tax id and changed; wrong zones, countries, chains and taken tax ids are refused', async ({
  house,
}) => {
  const admin = await anAdministrator(house);
  const retailerId = await aRetailer(house.platform, admin.actor, { name: 'Horizonte' });
  const form = {
    retailerId,
    name: 'Tatuapé',
    taxId: '41.287.100/0001-28',
    country: 'BR',
    state: 'SP',
    city: 'São Paulo',
    timeZone: 'America/Sao_Paulo',
    takesPhotos: null,
    isActive: true,
  };
  const { body: made } = await house.call(admin, createStore, { body: form });
  const at = { params: { storeId: made.id } };
  const read = (await house.call(admin, getStore, at)).body;
  expect(read).toMatchObject({ version: 1, store: { ...form, taxId: '41287100000128' } });
  expect((await house.call(admin, createStore, { body: { ...form, taxId: '41287100000128' } })).body.fields).toEqual({
    taxId: 'tax_id_taken',
  });
  const wrong = { ...form, retailerId: house.platform.newId(), taxId: '?', country: 'XX', timeZone: 'America/Nowhere' };
  const refused = await house.call(admin, saveStore, { ...at, body: { version: 1, store: wrong } });
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    {
      'store.retailerId': 'retailer_unknown',
      'store.taxId': 'tax_id_invalid',
      'store.country': 'country_unknown',
      'store.timeZone': 'zone_unknown',
    },
  ]);
  const saved = await house.call(admin, saveStore, { ...at, body: { version: 1, store: { ...read.store, takesPhotos: false } } });
  expect(saved.body).toMatchObject({ version: 2, store: { takesPhotos: false } });
  expect((await house.call(admin, saveStore, { ...at, body: { version: 1, store: form } })).body.refusal).toBe('changed_meanwhile');
  const list = (await house.call(admin, listStoresToManage, { query: { search: '41.287' } })).body.items;
  expect((await house.call(admin, countStores, { query: { search: '41.287' } })).body).toEqual({ count: list.length, hasMore: false });
  expect(list).toMatchObject([{ id: made.id, retailer: 'Horizonte', takesPhotos: false }]);
});

test('ADM-04 chains, product brands and agencies are kept; each name is there once, whatever its accents', async ({ house }) => {
  const admin = await anAdministrator(house);
  const retailer = (await house.call(admin, createRetailer, { body: { name: 'Empório', takesPhotos: true } })).body;
  const brand = (await house.call(admin, createBrand, { body: { name: 'Aurora' } })).body;
  const agency = (await house.call(admin, createAgency, { body: { name: 'Promove', brandIds: [brand.id] } })).body;

  expect((await house.call(admin, createRetailer, { body: { name: 'EMPORIO', takesPhotos: true } })).body.fields).toEqual({
    name: 'name_taken',
  });
  expect((await house.call(admin, createBrand, { body: { name: 'aurora' } })).body.fields).toEqual({ name: 'name_taken' });
  expect((await house.call(admin, createAgency, { body: { name: 'PROMOVE', brandIds: [brand.id] } })).body.fields).toEqual({
    name: 'name_taken',
  });
  const without = await house.call(admin, createAgency, { body: { name: 'Sem marca', brandIds: [] } });
  expect(without.body.fields).toEqual({ brandIds: 'brand_required' });
  const unknown = await house.call(admin, createAgency, { body: { name: 'Outra', brandIds: [house.platform.newId()] } });
  expect(unknown.body.fields).toEqual({ brandIds: 'brand_unknown' });

  const [r, b, a] = [{ retailerId: retailer.id }, { brandId: brand.id }, { agencyId: agency.id }];
  const chain = { name: 'Empório Verde', takesPhotos: false };
  expect((await house.call(admin, saveRetailer, { params: r, body: { version: 1, retailer: chain } })).body).toMatchObject({ version: 2 });
  expect((await house.call(admin, saveRetailer, { params: r, body: { version: 1, retailer: chain } })).status).toBe(409);
  expect((await house.call(admin, saveBrand, { params: b, body: { version: 1, brand: { name: 'Aurora Casa' } } })).status).toBe(200);
  expect((await house.call(admin, saveBrand, { params: b, body: { version: 1, brand: { name: 'X' } } })).status).toBe(409);
  const renamed = { name: 'Promove Brasil', brandIds: [brand.id, brand.id] };
  expect((await house.call(admin, saveAgency, { params: a, body: { version: 1, agency: renamed } })).status).toBe(200);
  expect((await house.call(admin, saveAgency, { params: a, body: { version: 1, agency: renamed } })).status).toBe(409);

  expect((await house.call(admin, getRetailer, { params: r })).body.retailer).toEqual(chain);
  expect((await house.call(admin, getBrand, { params: b })).body.brand.name).toBe('Aurora Casa');
  expect((await house.call(admin, getAgency, { params: a })).body.agency).toEqual({ name: 'Promove Brasil', brandIds: [brand.id] });
  expect((await house.call(admin, listRetailers, { query: { search: 'emporio' } })).body.items).toMatchObject([{ stores: 0 }]);
  expect((await house.call(admin, listBrands, { query: {} })).body.items).toMatchObject([{ name: 'Aurora Casa', products: 0 }]);
  expect((await house.call(admin, listAgencies, { query: {} })).body.items).toMatchObject([{ brands: ['Aurora Casa'] }]);
});

test('ADM-04 a campaign is published once it has terms, countries, points and stores; fields are refused where they stand', async ({
  house,
}) => {
  const admin = await anAdministrator(house);
  const form = aCampaignForm(house.platform, { terms: {}, countries: [], beginsOn: '2999-01-01', endsOn: '2999-02-01' });
  const { id: campaignId } = (await house.call(admin, createCampaign, { body: form })).body;
  const at = { params: { campaignId } };
  const draft = (await house.call(admin, getCampaignToManage, at)).body;
  expect(draft).toMatchObject({ version: 1, state: 'draft', can: { save: true, publish: false, savePoints: true } });
  expect(draft.missing).toEqual(['terms_missing', 'country_required', 'rules_required', 'stores_required']);
  expect((await house.call(admin, publishCampaign, { ...at, body: { version: 1 } })).body.refusal).toBe('terms_missing');

  const wrong = { ...form, name: {}, endsOn: '2998-12-31', timeZone: 'Nowhere', countries: ['BR', 'UY'] }; // Uruguay has people, and no campaigns (D78)
  expect((await house.call(admin, createCampaign, { body: wrong })).body.fields).toEqual({
    name: 'title_required',
    endsOn: 'ends_before_begin',
    timeZone: 'zone_unknown',
    countries: 'country_unknown',
  });
  expect((await house.call(admin, saveCampaign, { ...at, body: { version: 1, campaign: wrong } })).body.fields).toMatchObject({
    'campaign.name': 'title_required',
  });

  const ready = await aCampaign(house.platform, admin.actor, { isPublished: false, name: { 'pt-BR': 'Pronta' } });
  const there = { params: { campaignId: ready.campaignId } };
  const both = await Promise.all([1, 2].map(() => house.call(admin, publishCampaign, { ...there, body: { version: 1 } })));
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.refusal).toBe('already_published');
  const list = async (query: object) => (await house.call(admin, listCampaignsToManage, { query })).body.items.map(({ id }) => id);
  expect(await list({})).toEqual([campaignId, ready.campaignId]);
  expect([await list({ state: 'draft' }), await list({ state: 'running' }), await list({ search: 'pronta' })]).toEqual([
    [campaignId],
    [ready.campaignId],
    [ready.campaignId],
  ]);
});

test('CMP-07 the console preselects stores, by hand or by tax id; unknown ones are named and nothing changes', async ({ house }) => {
  const admin = await anAdministrator(house);
  const { campaignId, storeId } = await aCampaign(house.platform, admin.actor);
  const other = await aStore(house.platform, admin.actor, { taxId: '41287100000128' });
  const at = { params: { campaignId } };
  const set = (body: object) => house.call(admin, setCampaignStores, { ...at, body });
  const unknown = await set({ add: [other.storeId, house.platform.newId()], addTaxIds: ['41.287.100/0001-28', '999999999'] });
  expect([unknown.status, unknown.body.fields]).toEqual([422, { 'add.1': 'store_unknown', 'addTaxIds.1': 'store_unknown' }]);
  expect((await set({ addTaxIds: ['41.287.100/0001-28'] })).body).toEqual({ stores: 2 });
  expect((await set({ add: [other.storeId], remove: [storeId] })).body).toEqual({ stores: 1 });
  const list = async (query: object) => (await house.call(admin, listCampaignStores, { ...at, query })).body.items.map(({ id }) => id);
  expect([await list({ isParticipating: 'true' }), await list({ isParticipating: 'false' })]).toEqual([[other.storeId], [storeId]]);
});

test('CMP-07 stores come in by country, chain and city, all at once; none outside of the campaign’s countries', async ({ house }) => {
  const admin = await anAdministrator(house);
  const { campaignId, storeId } = await aCampaign(house.platform, admin.actor);
  const at = { params: { campaignId } };
  const [recife, again] = [
    await aStore(house.platform, admin.actor, { city: 'Recife' }),
    await aStore(house.platform, admin.actor, { city: 'Recife' }),
  ];
  const bogota = await aStore(house.platform, admin.actor, { country: 'CO', city: 'Bogotá' });
  const set = (body: object) => house.call(admin, setCampaignStores, { ...at, body });
  const refusedThere = await set({ add: [recife.storeId, bogota.storeId] });
  expect([refusedThere.status, refusedThere.body.fields]).toEqual([422, { 'add.1': 'store_outside_countries' }]);
  expect((await set({ remove: [storeId] })).body).toEqual({ stores: 0 });
  expect((await set({ all: { isIn: true, city: 'recife' } })).body).toEqual({ stores: 2 });
  const taking = async () =>
    (await house.call(admin, listCampaignStores, { ...at, query: { isParticipating: 'true' } })).body.items.map(({ id }) => id).sort();
  expect(await taking()).toEqual([recife.storeId, again.storeId].sort());
  await set({ all: { isIn: true } });
  expect(await taking()).not.toContain(bogota.storeId);
  expect((await set({ all: { isIn: false, country: 'BR' } })).body).toEqual({ stores: 0 });
});

test('ADM-04 auditors read campaigns and change none; learners see none of the console; another client’s are not found', async ({
  house,
}) => {
  const admin = await anAdministrator(house);
  const { campaignId } = await aCampaign(house.platform, admin.actor);
  const at = { params: { campaignId } };
  const [auditor, learner] = [
    await aPerson(house.platform, { tenantId: admin.tenantId, roles: ['auditor'] }),
    await aPerson(house.platform, { tenantId: admin.tenantId }),
  ];
  const form = aCampaignForm(house.platform);
  expect((await house.call(auditor, getCampaignToManage, at)).body.can).toEqual({
    save: false,
    publish: false,
    savePoints: false,
    saveDates: false,
  });
  expect((await house.call(auditor, saveCampaign, { ...at, body: { version: 2, campaign: form } })).status).toBe(404);
  expect((await house.call(learner, getCampaignToManage, at)).status).toBe(404);
  const stranger = await anAdministrator(house);
  expect((await house.call(stranger, saveCampaign, { ...at, body: { version: 2, campaign: form } })).status).toBe(404);
  expect((await house.call(stranger, setCampaignStores, { ...at, body: {} })).status).toBe(404);
});

test('CMP-04 the console is told a free quarter of 75 days, and the campaigns around today, drafts too', async ({ house }) => {
  const admin = await anAdministrator(house);
  const { body: before } = await house.call(admin, getSeason, {});
  expect(before.campaigns).toEqual([]);
  const { body: made } = await house.call(admin, createCampaign, {
    body: { ...aCampaignForm(house.platform, {}), name: { 'pt-BR': 'Minha temporada' }, ...before.proposed },
  });
  const { body: after } = await house.call(admin, getSeason, {});
  expect(after.campaigns).toEqual([{ id: made.id, name: 'Minha temporada', ...before.proposed }]);
  expect(after.proposed.beginsOn > before.proposed.endsOn).toBe(true);
});
