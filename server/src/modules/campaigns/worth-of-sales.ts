import { priceLine, promotionsFor, shareOf, type SoldAt } from '@vitrine/domain/campaigns';
import { textIn, type LocalDate } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { localeOf } from './choice-words.ts';
import { productOf, productsOf, type ProductOfSale } from './price-lines.ts';
import { promotionOf, promotionsOf } from './promotion-rows.ts';
import { capOfCampaign } from './promotion-rule.ts';
import { getPointsTableOf } from './queries.ts';
import { registrationOf } from './registration-of.ts';

/** What one unit of a product earns a member today, in whichever of their stores it earns least; `usual`: without promotions. */
export type WorthOfSale = {
  sku: string;
  name: string;
  productType: string;
  points: number;
  usual: number;
  /** The last day of the promotion that is counted; null: none is. */
  until: LocalDate | null;
  promotion: string | null;
};

/** Products are looked at by the hundred: a plan names two. */
const atMost = 300;

/** What sales of a day earn, before anything is sold: nothing is frozen by it. Products that earn nothing are left out; `skus` come first. */
export async function worthOfSales(
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'memberId' | 'locale'>,
  { campaignId, skus, today }: { campaignId: string; skus: readonly string[]; today: LocalDate },
): Promise<WorthOfSale[]> {
  const products = await productsToSell(db, actor, { skus });
  const table = await getPointsTableOf(db, actor, { campaignId, about: products });
  const cap = shareOf(await capOfCampaign(db, actor, { campaignId }));
  const rows = await promotionsOf(db, actor, { campaignId })
    .where('begins_on', '<=', today)
    .where('ends_on', '>=', today)
    .orderBy('id')
    .execute();
  const promotions = rows
    .map(promotionOf)
    .map((one) => ({ ...one, name: textIn(one.name, localeOf(actor)), multiplier: shareOf(one.times) }));
  const stores = (await registrationOf(db, actor, { campaignId }))?.stores ?? [];
  const places: SoldAt[] = stores.length > 0 ? stores.map((store) => ({ day: today, store })) : [{ day: today, store: null }];

  const worthAt = (product: ProductOfSale, at: SoldAt): WorthOfSale => {
    const ask = { table, product, quantity: 1, cap, retailerId: at.store?.retailerId ?? null };
    const earned = priceLine({ ...ask, promotions: promotionsFor(promotions, { product, at }) });
    const counted = promotions.filter(({ id }) => earned?.why.points.promotionIds.includes(id));
    return {
      sku: product.sku,
      name: product.name,
      productType: product.productType,
      points: earned?.points ?? 0,
      usual: priceLine(ask)?.points ?? 0,
      until: counted.map(({ endsOn }) => endsOn).toSorted()[0] ?? null,
      promotion: counted.map(({ name }) => name).join(', ') || null,
    };
  };
  return products
    .flatMap((product) =>
      places
        .map((at) => worthAt(product, at))
        .toSorted((one, other) => one.points - other.points)
        .slice(0, 1),
    )
    .filter(({ points }) => points > 0);
}

async function productsToSell(
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'locale'>,
  { skus }: { skus: readonly string[] },
): Promise<ProductOfSale[]> {
  const active = () => productsOf(db, actor).where('product.is_active', '=', true).orderBy('product.sku').limit(atMost);
  const known = skus.length > 0 ? await active().where('product.sku', 'in', skus.slice(0, atMost)).execute() : [];
  const others = await active()
    .$if(known.length > 0, (query) =>
      query.where('product.product_type', 'in', [...new Set(known.map(({ product_type }) => product_type))]),
    )
    .execute();
  const seen = new Set(known.map(({ id }) => id));
  return [...known, ...others.filter(({ id }) => !seen.has(id))].map((row) => productOf(actor, row));
}
