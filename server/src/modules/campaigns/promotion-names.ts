import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { nameFor, productTypeName } from './choice-words.ts';
import type { Promotion } from './promotion-rows.ts';

export type PromotionNames = { what: string[]; where: string[] };

/** What promotions hold for and where, in the person's language: products, types, brands; chains, stores. Nothing named is everything. */
export async function namesOfPromotions(
  db: Reader,
  actor: Actor,
  promotions: readonly Promotion[],
): Promise<(one: Promotion) => PromotionNames> {
  const all = (of: 'brandIds' | 'skus' | 'retailerIds' | 'storeIds') => [...new Set(promotions.flatMap((one) => one[of]))];
  const brands = await namesIn(db, actor, { of: 'brand', ids: all('brandIds') });
  const chains = await namesIn(db, actor, { of: 'retailer', ids: all('retailerIds') });
  const stores = await namesIn(db, actor, { of: 'store', ids: all('storeIds') });
  const products = await productNames(db, actor, all('skus'));
  return ({ productTypes, brandIds, skus, retailerIds, storeIds }) => ({
    what: [
      ...productTypes.map((type) => productTypeName(actor, type)),
      ...brandIds.flatMap((id) => brands.get(id) ?? []),
      ...skus.map((sku) => products.get(sku) ?? sku),
    ],
    where: [...retailerIds.flatMap((id) => chains.get(id) ?? []), ...storeIds.flatMap((id) => stores.get(id) ?? [])],
  });
}

type Named = 'brand' | 'retailer' | 'store';

async function namesIn(db: Reader, { tenantId }: Actor, { of, ids }: { of: Named; ids: readonly string[] }): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const queries = {
    brand: () => db.selectFrom('campaigns.brand').select(['id', 'name']).where('tenant_id', '=', tenantId).where('id', 'in', ids).execute(),
    retailer: () =>
      db.selectFrom('campaigns.retailer').select(['id', 'name']).where('tenant_id', '=', tenantId).where('id', 'in', ids).execute(),
    store: () => db.selectFrom('campaigns.store').select(['id', 'name']).where('tenant_id', '=', tenantId).where('id', 'in', ids).execute(),
  };
  return new Map((await queries[of]()).map(({ id, name }) => [id, name]));
}

/** What products are called, by SKU. */
async function productNames(db: Reader, actor: Actor, skus: readonly string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .selectFrom('campaigns.product')
    .select(['sku', 'name'])
    .where('tenant_id', '=', actor.tenantId)
    .where('sku', 'in', skus)
    .execute();
  return new Map(rows.map(({ sku, name }) => [sku, nameFor(actor, name)]));
}
