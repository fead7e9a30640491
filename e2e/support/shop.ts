/** Programs of the tests' own: a client with a running campaign, its stores and products, and sellers who take part. */
import {
  createCampaign,
  getCampaignToManage,
  getPointsTableToManage,
  publishCampaign,
  register,
  savePointsTable,
  setCampaignStores,
  type CampaignForm,
} from '@vitrine/contract/campaigns';
import { Tokens } from '@vitrine/contract/identity';
import { dayIn } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { aMark, askControl, callAs, known, origin, type Who } from './api.ts';
import type { MadeClient } from './clients.ts';
import { aPerson, type MadePerson } from './people.ts';

/** The looks of the demo's first two clients: what is shown in both is shown once on the phone and once on the desktop. */
export const looks = {
  aurora: { primary: '#0B5FFF', secondary: '#FFB400', tertiary: '#00A88F' },
  terra: { primary: '#0E6B4F', secondary: '#D9622B', tertiary: '#E9C46A' },
} as const;

/** Where the stores of a shop stand; days of sales are days there. */
export const zone = 'America/Sao_Paulo';
/** The day in the stores, some days ago. */
export const day = (ago = 0): string => dayIn(zone, new Date(Date.now() - ago * 86_400_000).toISOString());

export type Shop = {
  client: Pick<MadeClient, 'id' | 'program' | 'admin'>;
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
const inFour = (text: string) => ({ 'pt-BR': text, 'en-US': text, 'es-ES': text, 'fr-FR': text });

const founder = 'root';
const names = { brand: 'Lumina', agency: 'Ponto Forte', retailer: 'Horizonte' };
const place = { taxId: '', country: 'BR', state: 'SP', city: 'São Paulo', timeZone: zone, isActive: true };
const places = {
  own: { name: 'Horizonte Tatuapé', takesPhotos: null, takesPart: true },
  quiet: { name: 'Horizonte Quieta', takesPhotos: false, takesPart: true },
  outside: { name: 'Horizonte Fora', takesPhotos: null, takesPart: false },
};
const rules = [products.fridge, products.microwave].map(({ sku, points, experience }) => ({
  scope: 'sku' as const,
  value: sku,
  points,
  experience,
}));
const campaignOf = (name: CampaignForm['name']) => ({
  name,
  summary: inBoth('Venda e ganhe.'),
  terms: inBoth('Cada venda vale uma vez.'),
  timeZone: zone,
  countries: ['BR'],
});

const Made = z.object({
  clientId: z.string(),
  tokens: Tokens,
  brandId: z.string(),
  agencyId: z.string(),
  retailerId: z.string(),
  storeIds: z.array(z.string()),
  campaignId: z.string(),
});

export type ShopWish = { look?: keyof typeof looks; begins?: number; ends?: number };

/** A client with a campaign that began forty days ago and ends in twenty, unless told. */
export async function aShop({ look = 'aurora', begins = -40, ends = 20 }: ShopWish = {}): Promise<Shop> {
  const mark = aMark();
  const shop = { name: `Temporada ${mark}`, program: `Programa ${mark}` };
  const made = Made.parse(
    await askControl(origin, 'shop', {
      founder,
      client: { name: `Cliente ${mark}`, slug: `cliente-${mark}`, program: inFour(shop.program), colours: looks[look] },
      brand: names.brand,
      agency: names.agency,
      retailer: names.retailer,
      products: Object.values(products).map(({ points: _, experience: __, ...product }) => ({
        ...product,
        name: inBoth(product.name),
        processor: '',
        generation: '',
        isActive: true,
      })),
      stores: Object.values(places).map((store) => ({ ...place, ...store })),
      campaign: { ...campaignOf(inBoth(shop.name)), beginsOn: day(-begins), endsOn: day(-ends) },
      rules,
    }),
  );
  const admin = known({ userName: `${founder} in ${mark}`, password: '' }, made.tokens);
  const [own = '', quiet = '', outside = ''] = made.storeIds;
  return {
    client: { id: made.clientId, program: shop.program, admin },
    admin,
    campaign: shop.name,
    campaignId: made.campaignId,
    agency: { id: made.agencyId, name: names.agency },
    brand: { id: made.brandId, name: names.brand },
    retailer: { id: made.retailerId, name: names.retailer },
    stores: {
      own: { id: own, name: places.own.name },
      quiet: { id: quiet, name: places.quiet.name },
      outside: { id: outside, name: places.outside.name },
    },
  };
}

/** One more campaign of a shop, published, with the stores and products of the first one. */
export async function aCampaign(
  { admin, stores }: Pick<Shop, 'admin' | 'stores'>,
  given: Partial<CampaignForm> & Pick<CampaignForm, 'beginsOn' | 'endsOn' | 'name'>,
): Promise<string> {
  const { id: campaignId } = await callAs(admin, createCampaign, { body: { ...campaignOf(given.name), ...given } });
  const params = { campaignId };
  await callAs(admin, setCampaignStores, { params, body: { add: [stores.own.id, stores.quiet.id], remove: [], addTaxIds: [] } });
  const table = await callAs(admin, getPointsTableToManage, { params });
  await callAs(admin, savePointsTable, { params, body: { version: table.version, rules } });
  const { version } = await callAs(admin, getCampaignToManage, { params });
  await callAs(admin, publishCampaign, { params, body: { version } });
  return campaignId;
}

/** An adult who sells for a shop; takes part in its campaign unless told. */
export async function aSeller(shop: Shop, { isRegistered = true, ...given }: SellerWish = {}): Promise<MadePerson> {
  const seller = await aPerson({ birthday: '1990-05-20', ...given }, { by: shop.admin, isVerified: true });
  if (isRegistered) await takePart(shop, seller);
  return seller;
}
type SellerWish = NonNullable<Parameters<typeof aPerson>[0]> & { isRegistered?: boolean };

/** Registers somebody as they would: the terms, the agency with its brand, the store that takes part. */
export async function takePart({ campaignId, ...shop }: Shop, who: Who): Promise<void> {
  const chains = [{ retailerId: shop.retailer.id, storeIds: [shop.stores.own.id] }];
  await callAs(who, register, {
    params: { campaignId },
    body: { termsVersion: 1, agencyId: shop.agency.id, brandIds: [shop.brand.id], chains },
  });
}

/** Somebody who audits the sales of a shop and decides its orders. */
export const anAuditor = (shop: Shop): Promise<MadePerson> => aPerson({ roles: ['auditor'], fullName: 'Rita Alves' }, { by: shop.admin });
