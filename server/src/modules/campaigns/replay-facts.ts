import { shareOf, type DatedPromotion, type PointsRule, type PricedProduct } from '@vitrine/domain/campaigns';
import type { Fraction } from '@vitrine/domain/ledger';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { productTypeOf } from './campaign-rows.ts';
import { capOfCampaign } from './promotion-rule.ts';
import { promotionOf, promotionsOf } from './promotion-rows.ts';
import { getCampaignRow, getPointsTableOf } from './queries.ts';

/** By id: what a sale of the past was made of, and by which rules it was priced. */
export type FactsToReplay = {
  products: Map<string, PricedProduct>;
  stores: Map<string, { retailerId: string; name: string }>;
  promotions: DatedPromotion[];
  cap: Fraction;
  rules: PointsRule[];
};

/** Rules, promotions, products and stores of a campaign. Refuses `not_found`. */
export async function factsToReplay(
  db: Reader,
  actor: Pick<Actor, 'tenantId'>,
  { campaignId }: { campaignId: string },
): Promise<FactsToReplay> {
  await getCampaignRow(db, actor, { campaignId });
  const { rules } = await getPointsTableOf(db, actor, { campaignId });
  const promotions = await promotionsOf(db, actor, { campaignId }).orderBy('id').execute();
  const products = await db
    .selectFrom('campaigns.product')
    .select(['id', 'sku', 'product_type', 'brand_id', 'form_factor', 'processor', 'generation'])
    .where('tenant_id', '=', actor.tenantId)
    .execute();
  const stores = await db
    .selectFrom('campaigns.store')
    .select(['id', 'name', 'retailer_id'])
    .where('tenant_id', '=', actor.tenantId)
    .execute();
  return {
    rules: [...rules],
    cap: shareOf(await capOfCampaign(db, actor, { campaignId })),
    promotions: promotions.map(promotionOf).map((one) => ({ ...one, name: '', multiplier: shareOf(one.times) })),
    products: new Map(
      products.map((row) => [
        row.id,
        {
          sku: row.sku,
          name: '',
          productType: productTypeOf(row.product_type),
          brandId: row.brand_id,
          formFactor: row.form_factor,
          processor: row.processor,
          generation: row.generation,
        },
      ]),
    ),
    stores: new Map(stores.map((row) => [row.id, { retailerId: row.retailer_id, name: row.name }])),
  };
}

/** The rules alone, of a draft too. Refuses `not_found`. */
export async function rulesOf(
  db: Reader,
  actor: Pick<Actor, 'tenantId'>,
  { campaignId }: { campaignId: string },
): Promise<readonly PointsRule[]> {
  await getCampaignRow(db, actor, { campaignId });
  return (await getPointsTableOf(db, actor, { campaignId })).rules;
}
