/** Programs of the tests' own: a client with a running campaign, its stores and products, and sellers who take part. */
import {
  createAgency,
  createBrand,
  createCampaign,
  createProduct,
  createRetailer,
  createStore,
  getCampaignToManage,
  getPointsTableToManage,
  publishCampaign,
  register,
  savePointsTable,
  setCampaignStores,
  type CampaignForm,
} from '@vitrine/contract/campaigns';
import { dayIn } from '@vitrine/domain/kernel';
import { aMark, callAs, type Who } from './api.ts';
import { aClient, type MadeClient } from './clients.ts';
import { aPerson, type MadePerson } from './people.ts';

/** The looks of the demo's first two clients: what is shown in both is shown once on the phone and once on the desk. */
export const looks = {
  aurora: { primary: '#0B5FFF', secondary: '#FFB400', tertiary: '#00A88F' },
  terra: { primary: '#0E6B4F', secondary: '#D9622B', tertiary: '#E9C46A' },
} as const;

/** Where the stores of a shop stand; days of sales are days there. */
export const zone = 'America/Sao_Paulo';
/** The day in the stores, some days ago. */
export const day = (ago = 0): string => dayIn(zone, new Date(Date.now() - ago * 86_400_000).toISOString());

export type Shop = {
  client: MadeClient;
  admin: Who;
  campaignId: string;
  campaign: string;
  agency: { id: string; name: string };
  brand: { id: string; name: string };
  retailer: { id: string; name: string };
  /** One that takes part, one that takes part and allows no photos, one that does not take part. */
  stores: Record<'own' | 'quiet' | 'outside', { id: string; name: string }>;
};

/** What a shop sells: a fridge for 120 points and 12 of experience, a microwave for 45 and 5, a cable for nothing. */
export const products = {
  fridge: { sku: 'GEL-480', name: 'Geladeira Inverse', productType: 'fridge', formFactor: '480 L', points: 120, experience: 12 },
  microwave: { sku: 'MIC-32', name: 'Micro-ondas Vapor', productType: 'microwave', formFactor: '32 L', points: 45, experience: 5 },
  cable: { sku: 'CABO-1', name: 'Cabo de força', productType: 'other', formFactor: '', points: 0, experience: 0 },
} as const;

const inBoth = (text: string) => ({ 'pt-BR': text, 'en-US': `${text} (en)` });

export type ShopWish = { look?: keyof typeof looks; begins?: number; ends?: number };

/** A client with a campaign that began forty days ago and ends in twenty, unless told. */
export async function aShop({ look = 'aurora', begins = -40, ends = 20 }: ShopWish = {}): Promise<Shop> {
  const client = await aClient({ colours: looks[look] });
  const { admin } = client;
  const { id: brandId } = await callAs(admin, createBrand, { body: { name: 'Lumina' } });
  const { id: agencyId } = await callAs(admin, createAgency, { body: { name: 'Ponto Forte', brandIds: [brandId] } });
  const { id: retailerId } = await callAs(admin, createRetailer, { body: { name: 'Horizonte', takesPhotos: true } });
  for (const { points: _, experience: __, ...product } of Object.values(products)) {
    const body = { ...product, name: inBoth(product.name), brandId, processor: '', generation: '', isActive: true };
    await callAs(admin, createProduct, { body });
  }
  const place = { retailerId, taxId: '', country: 'BR', state: 'SP', city: 'São Paulo', timeZone: zone, isActive: true };
  const store = async (name: string, takesPhotos: boolean | null = null) => ({
    ...(await callAs(admin, createStore, { body: { ...place, name, takesPhotos } })),
    name,
  });
  const stores = {
    own: await store('Horizonte Tatuapé'),
    quiet: await store('Horizonte Quieta', false),
    outside: await store('Horizonte Fora'),
  };
  const shop = {
    client,
    admin,
    campaign: `Temporada ${aMark()}`,
    agency: { id: agencyId, name: 'Ponto Forte' },
    brand: { id: brandId, name: 'Lumina' },
    retailer: { id: retailerId, name: 'Horizonte' },
    stores,
  };
  return { ...shop, campaignId: await aCampaign(shop, { beginsOn: day(-begins), endsOn: day(-ends), name: inBoth(shop.campaign) }) };
}

/** One more campaign of a shop, published, with the stores and products of the first one. */
export async function aCampaign(
  { admin, stores }: Pick<Shop, 'admin' | 'stores'>,
  given: Partial<CampaignForm> & Pick<CampaignForm, 'beginsOn' | 'endsOn' | 'name'>,
): Promise<string> {
  const campaign = {
    summary: inBoth('Venda e ganhe.'),
    terms: inBoth('Cada venda vale uma vez.'),
    timeZone: zone,
    countries: ['BR'],
    ...given,
  };
  const { id: campaignId } = await callAs(admin, createCampaign, { body: campaign });
  const params = { campaignId };
  await callAs(admin, setCampaignStores, { params, body: { add: [stores.own.id, stores.quiet.id], remove: [], addTaxIds: [] } });
  const rules = [products.fridge, products.microwave].map(({ sku, points, experience }) => ({
    scope: 'sku' as const,
    value: sku,
    points,
    experience,
  }));
  const table = await callAs(admin, getPointsTableToManage, { params });
  await callAs(admin, savePointsTable, { params, body: { version: table.version, rules } });
  const { version } = await callAs(admin, getCampaignToManage, { params });
  await callAs(admin, publishCampaign, { params, body: { version } });
  return campaignId;
}

/** An adult who sells for a shop; takes part in its campaign unless told. */
export async function aSeller(shop: Shop, { isRegistered = true, ...given }: SellerWish = {}): Promise<MadePerson> {
  const seller = await aPerson({ birthday: '1990-05-20', ...given }, { by: shop.admin });
  if (isRegistered) await takePart(shop, seller);
  return seller;
}
type SellerWish = NonNullable<Parameters<typeof aPerson>[0]> & { isRegistered?: boolean };

/** Registers somebody as they would: the terms, the agency with its brand, the store that takes part. */
async function takePart({ campaignId, ...shop }: Shop, who: Who): Promise<void> {
  const chains = [{ retailerId: shop.retailer.id, storeIds: [shop.stores.own.id] }];
  await callAs(who, register, {
    params: { campaignId },
    body: { termsVersion: 1, agencyId: shop.agency.id, brandIds: [shop.brand.id], chains },
  });
}

/** Somebody who audits the sales of a shop and decides its orders. */
export const anAuditor = (shop: Shop): Promise<MadePerson> => aPerson({ roles: ['auditor'], fullName: 'Rita Alves' }, { by: shop.admin });
