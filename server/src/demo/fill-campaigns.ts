import type { RuleForm } from '@vitrine/contract/campaigns';
import { dayIn } from '@vitrine/domain/kernel';
import { aBrand, aCampaignOf, aProduct, aRegistration, aRetailer, aStore, anAgency } from '../modules/campaigns/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import type { Actor } from '../platform/http/index.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import {
  demoAgencies,
  demoCampaigns,
  demoPeople,
  demoProductBrands,
  demoProducts,
  demoRetailers,
  demoStores,
  demoTypeRules,
  type BrandKey,
  type DemoCampaign,
} from './texts/index.ts';

/** What sales and rewards of the demo are about: the running campaign, stores by key, who is registered. */
export type MadeProgram = {
  campaignId: string;
  stores: ReadonlyMap<string, string>;
  registered: readonly { person: BuiltPerson; storeId: string }[];
  /** The campaign that ended last, with a few who took part; the one that comes. */
  ended: { campaignId: string; hoursAgo: number; registered: readonly { person: BuiltPerson; storeId: string }[] } | undefined;
  comingId: string | undefined;
};
type Ask = { brand: BrandKey; people: readonly BuiltPerson[] };

/** Stores that do not take part, so that somebody meets the answer. */
const outsiders = ['eletro-sul-nuevacordoba', 'boreal-plateau'];
/** Who has not registered yet. */
const hesitant = ['wellington.dias', 'diego.farias', 'rosa.quispe', 'davi.moreira'];
const zone = 'America/Sao_Paulo';

/** Stores, products, the campaigns of a brand with their points, and the people who take part in the running one. */
export async function fillCampaigns(platform: Platform, { brand, people }: Ask): Promise<MadeProgram> {
  const manager = people.find(({ actor }) => actor.permissions.has('campaigns.write'));
  if (!manager) throw new Error(`demo: nobody of ${brand} may write campaigns`);
  const { actor } = manager;
  const stores = await fillStores(platform, actor, { brand });
  const brands = await fillProducts(platform, actor, { brand });
  const rules = rulesOf(brand, brands);
  const storeIds = [...stores].flatMap(([key, { storeId }]) => (outsiders.includes(key) ? [] : [storeId]));
  let running = '';
  let past: { campaignId: string; endsInDays: number } | undefined;
  let comingId: string | undefined;
  for (const campaign of demoCampaigns.filter(({ tenant }) => tenant === brand)) {
    const id = await aCampaignOf(platform, actor, {
      form: formOf(platform, campaign),
      storeIds,
      rules: campaign.beginsInDays > 0 ? rules.map(revised) : rules,
    });
    if (campaign.beginsInDays <= 0 && campaign.endsInDays >= 0) running = id;
    if (campaign.endsInDays < 0 && campaign.endsInDays > (past?.endsInDays ?? -1_000))
      past = { campaignId: id, endsInDays: campaign.endsInDays };
    if (campaign.beginsInDays > 0) comingId = id;
  }
  const agencies = await fillAgencies(platform, actor, { brand, brands });
  const hoursAgo = past ? 24 * (12 - past.endsInDays) : 0;
  const ended = past && {
    campaignId: past.campaignId,
    hoursAgo,
    registered: await register(at(platform, hoursAgo), { brand, people, campaignId: past.campaignId, stores, agencies, atMost: 5 }),
  };
  const registered = await register(platform, { brand, people, campaignId: running, stores, agencies });
  return { ended, comingId, campaignId: running, stores: new Map([...stores].map(([key, { storeId }]) => [key, storeId])), registered };
}

/** The coming campaign tries other points: some more, some less, in steps of five. */
const revised = (rule: RuleForm, place: number): RuleForm => ({
  ...rule,
  points: Math.max(5, Math.round((rule.points * (place % 2 === 0 ? 1.2 : 0.9)) / 5) * 5),
});

type Stores = Map<string, { storeId: string; retailerId: string }>;

async function fillStores(platform: Platform, actor: Actor, { brand }: { brand: BrandKey }): Promise<Stores> {
  const retailers = new Map<string, string>();
  for (const { key, name } of demoRetailers.filter(({ tenant }) => tenant === brand))
    retailers.set(key, await aRetailer(platform, actor, { name }));
  const stores: Stores = new Map();
  for (const store of demoStores.filter(({ tenant }) => tenant === brand)) {
    const retailerId = retailers.get(store.retailer);
    if (!retailerId) throw new Error(`demo: no chain called ${store.retailer}`);
    const { name, country, state, city, document, takesPhotos = null } = store;
    const form = { retailerId, name, country, state, city, taxId: document, timeZone: store.zone, takesPhotos };
    stores.set(store.key, await aStore(platform, actor, form));
  }
  return stores;
}

async function fillProducts(platform: Platform, actor: Actor, { brand }: { brand: BrandKey }): Promise<Map<string, string>> {
  const brands = new Map<string, string>();
  for (const { key, name } of demoProductBrands.filter(({ tenant }) => tenant === brand))
    brands.set(key, await aBrand(platform, actor, { name }));
  for (const product of demoProducts.filter(({ tenant }) => tenant === brand)) {
    const { sku, name, type: productType, formFactor, processor, generation } = product;
    await aProduct(platform, actor, { brandId: idIn(brands, product.brand), sku, name, productType, formFactor, processor, generation });
  }
  return brands;
}

/** Heroes by SKU, then types, then whole brands: the narrowest rule counts. */
const rulesOf = (brand: BrandKey, brands: ReadonlyMap<string, string>): RuleForm[] => [
  ...demoProducts
    .filter(({ tenant }) => tenant === brand)
    .flatMap(({ sku, earns }) => (earns ? [{ scope: 'sku' as const, value: sku, ...earns }] : [])),
  ...demoTypeRules
    .filter(({ tenant }) => tenant === brand)
    .map(({ type, points, experience }) => ({ scope: 'product_type' as const, value: type, points, experience })),
  ...demoProductBrands
    .filter(({ tenant }) => tenant === brand)
    .map(({ key, earns }) => ({ scope: 'brand' as const, value: idIn(brands, key), ...earns })),
];

const formOf = ({ clock }: Platform, { beginsInDays, endsInDays, countries, name, summary, terms }: DemoCampaign) => {
  const day = (days: number) => dayIn(zone, clock.in(days * 86_400_000));
  return { name, summary, terms, countries, timeZone: zone, beginsOn: day(beginsInDays), endsOn: day(endsInDays) };
};

type Agencies = { agencyId: string; brandId: string }[];

async function fillAgencies(
  platform: Platform,
  actor: Actor,
  { brand, brands }: { brand: BrandKey; brands: ReadonlyMap<string, string> },
): Promise<Agencies> {
  const agencies: Agencies = [];
  for (const agency of demoAgencies.filter(({ tenant }) => tenant === brand)) {
    const brandIds = agency.brands.map((key) => idIn(brands, key));
    const agencyId = await anAgency(platform, actor, { name: agency.name, brandIds });
    agencies.push({ agencyId, brandId: brandIds[0] ?? '' });
  }
  return agencies;
}

async function register(
  platform: Platform,
  {
    brand,
    people,
    campaignId,
    stores,
    agencies,
    atMost = 1_000,
  }: Ask & { campaignId: string; stores: Stores; agencies: Agencies; atMost?: number },
): Promise<{ person: BuiltPerson; storeId: string }[]> {
  const registered: { person: BuiltPerson; storeId: string }[] = [];
  const sellers = demoPeople.filter(({ tenant, status, store }) => tenant === brand && status === 'active' && store !== null);
  for (const [index, { userName, store }] of sellers.entries()) {
    const person = people.find((one) => one.userName === userName);
    const where = stores.get(store ?? '');
    const agency = agencies[index % agencies.length];
    if (registered.length >= atMost) break;
    if (!person || !where || !agency || hesitant.includes(userName) || outsiders.includes(store ?? '')) continue;
    await aRegistration(platform, person.actor, { campaignId, ...where, ...agency });
    registered.push({ person, storeId: where.storeId });
  }
  return registered;
}

function idIn(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`demo: nothing is called ${key}`);
  return id;
}
