/** Builders of campaigns and what they need, by the same use-cases that the console and members call; for tests and the demo. */
import type { CampaignForm, ProductForm, PromotionForm, RegistrationForm, RuleForm, StoreForm } from '@vitrine/contract/campaigns';
import { dayIn } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { verifyEmailOf } from '../identity/contact/testing.ts';
import { createAgency } from './agencies.ts';
import { createBrand } from './brands.ts';
import { createCampaign } from './create-campaign.ts';
import { createPromotion } from './create-promotion.ts';
import { createProduct } from './create-product.ts';
import { createStore } from './create-store.ts';
import { getCampaignToManage } from './get-campaign-to-manage.ts';
import { getPointsTableToManage } from './get-points-table.ts';
import { publishCampaign } from './publish-campaign.ts';
import { registerMember } from './register-member.ts';
import { createRetailer } from './retailers.ts';
import { savePointsTable } from './save-points-table.ts';
import { setCampaignStores } from './set-campaign-stores.ts';

export { saveBudget as aBudget } from './budget.ts';
export { tellOfBudgets, tellOfPromotions } from './tell-of-campaigns.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;

/** The last letters of an id: names have to differ within a program. */
const mark = (id: string) => id.slice(-12).toUpperCase();

/** A product brand. */
export async function aBrand(parts: Parts, actor: Actor, wish: { name?: string } = {}): Promise<string> {
  return (await createBrand(parts, actor, { name: wish.name ?? `Marca ${mark(parts.newId())}` })).id;
}

/** An agency whose people sell these brands. */
export async function anAgency(parts: Parts, actor: Actor, wish: { name?: string; brandIds: string[] }): Promise<string> {
  const { name = `Agência ${mark(parts.newId())}`, brandIds } = wish;
  return (await createAgency(parts, actor, { name, brandIds })).id;
}

/** A product brand and an agency whose people sell it. */
export async function aBrandWithAgency(
  parts: Parts,
  actor: Actor,
  { name }: { name?: string } = {},
): Promise<{ brandId: string; agencyId: string }> {
  const brandId = await aBrand(parts, actor, name === undefined ? {} : { name });
  const agencyId = await anAgency(parts, actor, { brandIds: [brandId], ...(name === undefined ? {} : { name: `Agência ${name}` }) });
  return { brandId, agencyId };
}

/** A chain; phones are allowed in it unless the wish says otherwise. */
export async function aRetailer(parts: Parts, actor: Actor, wish: { name?: string; takesPhotos?: boolean } = {}): Promise<string> {
  const form = { name: wish.name ?? `Rede ${mark(parts.newId())}`, takesPhotos: wish.takesPhotos ?? true };
  return (await createRetailer(parts, actor, form)).id;
}

/** A store in São Paulo; without a chain, one is built for it. */
export async function aStore(parts: Parts, actor: Actor, wish: Partial<StoreForm> = {}): Promise<{ storeId: string; retailerId: string }> {
  const retailerId = wish.retailerId ?? (await aRetailer(parts, actor));
  const form = {
    name: `Loja ${mark(parts.newId())}`,
    taxId: '',
    country: 'BR',
    state: 'SP',
    city: 'São Paulo',
    timeZone: 'America/Sao_Paulo',
    takesPhotos: null,
    isActive: true,
    ...wish,
    retailerId,
  };
  return { storeId: (await createStore(parts, actor, form)).id, retailerId };
}

/** A fridge; without a brand, one is built for it. */
export async function aProduct(
  parts: Parts,
  actor: Actor,
  wish: Partial<ProductForm> = {},
): Promise<{ productId: string; sku: string; brandId: string }> {
  const brandId = wish.brandId ?? (await aBrandWithAgency(parts, actor)).brandId;
  const sku = wish.sku ?? `RF-${mark(parts.newId())}`;
  const form = {
    name: { 'pt-BR': 'Geladeira de ensaio', 'en-US': 'Trial fridge' },
    productType: 'fridge',
    formFactor: '480 L',
    processor: '',
    generation: '',
    isActive: true,
    ...wish,
    brandId,
    sku,
  } as const;
  return { productId: (await createProduct(parts, actor, form)).id, sku, brandId };
}

/** What an administrator sends for a campaign: began ten days ago, ends in sixty. */
export function aCampaignForm({ clock }: Pick<Platform, 'clock'>, given: Partial<CampaignForm> = {}): CampaignForm {
  const timeZone = given.timeZone ?? 'America/Sao_Paulo';
  const day = (days: number) => dayIn(timeZone, clock.in(days * 86_400_000));
  return {
    name: { 'pt-BR': 'Campanha de ensaio', 'en-US': 'Trial campaign' },
    summary: { 'pt-BR': 'Venda e ganhe.', 'en-US': 'Sell and earn.' },
    terms: { 'pt-BR': 'Regulamento de ensaio.', 'en-US': 'Trial terms.' },
    beginsOn: day(-10),
    endsOn: day(60),
    timeZone,
    countries: ['BR', 'CL', 'CA'],
    ...given,
  };
}

export type CampaignWish = Partial<CampaignForm> & {
  /** Stores that take part; without any, one is built. */
  storeIds?: string[];
  /** Without any, a product is built that earns 150 points and 30 of experience. */
  rules?: RuleForm[];
  isPublished?: boolean;
};
export type BuiltCampaign = { campaignId: string; storeId: string; retailerId: string; sku: string; brandId: string; agencyId: string };

/** A campaign with all that a sale needs: a store that takes part, a product with points, an agency with its brand. */
export async function aCampaign(
  parts: Parts,
  actor: Actor,
  { storeIds, rules, isPublished = true, ...given }: CampaignWish = {},
): Promise<BuiltCampaign> {
  const { brandId, agencyId } = await aBrandWithAgency(parts, actor);
  const { sku } = await aProduct(parts, actor, { brandId });
  const [country = 'BR'] = given.countries ?? [];
  const store = await aStore(parts, actor, { country });
  const campaignId = await aCampaignOf(parts, actor, {
    form: aCampaignForm(parts, given),
    storeIds: storeIds ?? [store.storeId],
    rules: rules ?? [{ scope: 'sku', value: sku, points: 150, experience: 30 }],
    isPublished,
  });
  return { campaignId, ...store, sku, brandId, agencyId };
}

/** A campaign of what is there: its form, its stores, its points; published unless the wish says otherwise. */
export async function aCampaignOf(
  parts: Parts,
  actor: Actor,
  { form, storeIds, rules, isPublished = true }: { form: CampaignForm; storeIds: string[]; rules: RuleForm[]; isPublished?: boolean },
): Promise<string> {
  const { id: campaignId } = await createCampaign(parts, actor, form);
  await setCampaignStores(parts, actor, { campaignId, add: storeIds, remove: [], addTaxIds: [], all: null });
  // A draft's points are open, whatever its dates say.
  const { version } = await getPointsTableToManage(parts, actor, { campaignId });
  await savePointsTable(parts, actor, { campaignId, version, rules });
  if (isPublished) await publish(parts, actor, { campaignId });
  return campaignId;
}

/** Publishes a campaign as it stands. */
export async function publish(parts: Parts, actor: Actor, { campaignId }: { campaignId: string }): Promise<void> {
  const { version } = await getCampaignToManage(parts, actor, { campaignId });
  await publishCampaign(parts, actor, { campaignId, version });
}

/** What a member sends to register: the agency, its brand, one store, the terms. */
export const aRegistrationForm = (
  { agencyId, brandId, retailerId, storeId }: Pick<BuiltCampaign, 'agencyId' | 'brandId' | 'retailerId' | 'storeId'>,
  given: Partial<RegistrationForm> = {},
): RegistrationForm => ({ termsVersion: 1, agencyId, brandIds: [brandId], chains: [{ retailerId, storeIds: [storeId] }], ...given });

/** A member who takes part. They need a birthday of age: `aPerson(platform, { birthday: '1990-05-20' })`. */
export async function aRegistration(parts: Parts, actor: Actor, campaign: Omit<BuiltCampaign, 'sku'>): Promise<void> {
  await verifyEmailOf(parts, actor);
  await registerMember(parts, actor, { campaignId: campaign.campaignId, ...aRegistrationForm(campaign) });
}

/** What an administrator sends for a promotion: everything twice, everywhere, today and six days more. */
export function aPromotionForm({ clock }: Pick<Platform, 'clock'>, given: Partial<PromotionForm> = {}): PromotionForm {
  const day = (days: number) => dayIn('America/Sao_Paulo', clock.in(days * 86_400_000));
  return {
    name: { 'pt-BR': 'Semana em dobro', 'en-US': 'Double week' },
    times: '2',
    beginsOn: day(0),
    endsOn: day(6),
    isStackable: false,
    productTypes: [],
    brandIds: [],
    skus: [],
    retailerIds: [],
    storeIds: [],
    ...given,
  };
}

/** A promotion of this campaign. */
export async function aPromotion(
  parts: Parts,
  actor: Actor,
  { campaignId, ...given }: Partial<PromotionForm> & { campaignId: string },
): Promise<string> {
  return (await createPromotion(parts, actor, { campaignId, ...aPromotionForm(parts, given) })).id;
}
