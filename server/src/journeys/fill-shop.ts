import { CampaignForm, ProductForm, RuleForm, StoreForm } from '@vitrine/contract/campaigns';
import { LocaleText } from '@vitrine/contract/kernel';
import { z } from 'zod';
import { aBrand, aCampaignOf, anAgency, aProduct, aRetailer, aStore } from '../modules/campaigns/testing.ts';
import { aPerson } from '../modules/identity/testing.ts';
import { aClient } from '../modules/tenancy/testing.ts';
import type { Platform } from '../platform/platform.ts';

const name = z.string();

/** A shop as a journey describes it: its client and founder, and everything that a sale needs. */
export const ShopWish = z.object({
  founder: name,
  client: z.object({ name, slug: name, program: LocaleText(120), colours: z.object({ primary: name, secondary: name, tertiary: name }) }),
  brand: name,
  agency: name,
  retailer: name,
  products: z.array(ProductForm.omit({ brandId: true })),
  /** All of the one chain; `takesPart` in the campaign. */
  stores: z.array(StoreForm.omit({ retailerId: true }).extend({ takesPart: z.boolean() })),
  campaign: CampaignForm,
  rules: z.array(RuleForm),
});

/** Makes a client with a running campaign. Its founder is its first member, as whoever makes a client in the console is. */
export async function fillShop(platform: Platform, { host, ...wish }: z.output<typeof ShopWish> & { host: string }) {
  const { personId, siteId, fullName } = await platform.db
    .write()
    .selectFrom('identity.person as p')
    .innerJoin('tenancy.host as h', 'h.site_id', 'p.site_id')
    .select(['p.id as personId', 'p.site_id as siteId', 'p.full_name as fullName'])
    .where('h.host', '=', host)
    .where('p.user_name', '=', wish.founder)
    .executeTakeFirstOrThrow();
  const { tenantId } = await aClient(platform, { siteId, ...wish.client });
  const founder = await aPerson(platform, { tenantId, personId, userName: wish.founder, fullName, roles: ['superuser'] });
  const { actor } = founder;

  const brandId = await aBrand(platform, actor, { name: wish.brand });
  const agencyId = await anAgency(platform, actor, { name: wish.agency, brandIds: [brandId] });
  const retailerId = await aRetailer(platform, actor, { name: wish.retailer });
  for (const product of wish.products) await aProduct(platform, actor, { ...product, brandId });
  const stores = [];
  for (const { takesPart, ...store } of wish.stores)
    stores.push({ takesPart, id: (await aStore(platform, actor, { ...store, retailerId })).storeId });
  const campaignId = await aCampaignOf(platform, actor, {
    form: wish.campaign,
    storeIds: stores.flatMap(({ takesPart, id }) => (takesPart ? [id] : [])),
    rules: wish.rules,
  });
  return {
    clientId: tenantId,
    tokens: {
      access_token: founder.accessToken,
      refresh_token: founder.refreshToken,
      user_firebase_token: founder.streamToken,
      expires_in: 900,
      token_type: 'Bearer',
    },
    brandId,
    agencyId,
    retailerId,
    storeIds: stores.map(({ id }) => id),
    campaignId,
  };
}
