import type { ProductRow as ProductOnWire } from '@vitrine/contract/campaigns';
import { priceLine, promotionsFor, ruleFor, skuOf, type PricedLine, type ProductType, type SoldAt } from '@vitrine/domain/campaigns';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameFor, productTypeName } from './choice-words.ts';
import { productTypeOf } from './campaign-rows.ts';
import { freezePoints } from './freeze-points.ts';
import { promotionsOfSale } from './promotions-of-sale.ts';
import { getPointsTableOf, type FoundTable } from './queries.ts';

/** A product as a sale keeps it; texts in the person's language. */
export type ProductOfSale = {
  id: string;
  sku: string;
  name: string;
  productType: ProductType;
  productTypeName: string;
  formFactor: string;
  brandId: string;
  brand: string;
  processor: string;
  generation: string;
};

/** `earned` is null when no rule of the table speaks of the product. */
export type SaleLinePriced = { product: ProductOfSale; quantity: number; earned: PricedLine | null };
export type LinesPriced = {
  /** The version of the points table: entries of the ledger name it. */
  ruleVersionId: string;
  /** In the order asked; undefined for a SKU that nobody knows. */
  lines: (SaleLinePriced | undefined)[];
};

/**
 * What the lines of a sale earn in a campaign, and why. The points table is frozen first if it is not yet: whatever was credited by it never
 * changes afterwards (CMP-05); so are the promotions of the day that it was sold on (CMP-06). Call it after the campaign was judged to be open.
 */
export async function priceLines(
  parts: Pick<Platform, 'clock'>,
  tx: Tx,
  actor: Actor,
  { campaignId, lines, at }: { campaignId: string; lines: readonly { sku: string; quantity: number }[]; at: SoldAt },
): Promise<LinesPriced> {
  const products = await findProducts(
    tx,
    actor,
    lines.map(({ sku }) => sku),
  );
  const ask = { campaignId, about: [...products.values()] };
  const found = await getPointsTableOf(tx, actor, ask);
  if (found.frozenAt === null) await freezePoints(parts, tx, actor, { campaignId });
  // Read again once it cannot change: an administrator may have saved between the two.
  const table = found.frozenAt === null ? await getPointsTableOf(tx, actor, ask) : found;
  const { promotions, cap } = await promotionsOfSale(parts, tx, actor, { campaignId, at });
  const priced = (product: ProductOfSale, quantity: number): SaleLinePriced => ({
    product,
    quantity,
    earned:
      priceLine({
        table,
        product,
        quantity,
        cap,
        retailerId: at.store?.retailerId ?? null,
        promotions: promotionsFor(promotions, { product, at }),
      }) ?? null,
  });
  return {
    ruleVersionId: table.id,
    lines: lines.map(({ sku, quantity }) => {
      const product = products.get(skuOf(sku) ?? '');
      return product && priced(product, quantity);
    }),
  };
}

/** What one unit earns by a table; nothing when no rule speaks of it. */
export function earnedByUnit(table: FoundTable, product: ProductOfSale): Pick<ProductOnWire, 'points' | 'experience' | 'chains'> {
  const earnedIn = (retailerId: string | null) => {
    const rule = ruleFor(table.rules, product, retailerId);
    return { points: rule?.points ?? 0, experience: rule?.experience ?? 0 };
  };
  const everywhere = earnedIn(null);
  const chains = new Set(table.rules.flatMap(({ retailerId }) => retailerId ?? []));
  return {
    ...everywhere,
    chains: [...chains]
      .map((retailerId) => ({ retailerId, ...earnedIn(retailerId) }))
      .filter(({ points, experience }) => points !== everywhere.points || experience !== everywhere.experience),
  };
}

/** Products that are sold, by SKU; unknown ones are left out. */
async function findProducts(db: Reader, actor: Actor, skus: readonly string[]): Promise<Map<string, ProductOfSale>> {
  const known = skus.flatMap((sku) => skuOf(sku) ?? []);
  if (known.length === 0) return new Map();
  const rows = await productsOf(db, actor).where('product.sku', 'in', known).where('product.is_active', '=', true).execute();
  return new Map(rows.map((row) => [row.sku, productOf(actor, row)]));
}

/** Products with their brand. */
export const productsOf = (db: Reader, actor: Pick<Actor, 'tenantId'>) =>
  db
    .selectFrom('campaigns.product as product')
    .innerJoin('campaigns.brand as brand', (join) =>
      join.onRef('brand.tenant_id', '=', 'product.tenant_id').onRef('brand.id', '=', 'product.brand_id'),
    )
    .selectAll('product')
    .select('brand.name as brand')
    .where('product.tenant_id', '=', actor.tenantId);

type ProductRow = Awaited<ReturnType<ReturnType<typeof productsOf>['execute']>>[number];

export function productOf(actor: Pick<Actor, 'locale'>, row: ProductRow): ProductOfSale {
  const productType = productTypeOf(row.product_type);
  return {
    id: row.id,
    sku: row.sku,
    name: nameFor(actor, row.name),
    productType,
    productTypeName: productTypeName(actor, productType),
    formFactor: row.form_factor,
    brandId: row.brand_id,
    brand: row.brand,
    processor: row.processor,
    generation: row.generation,
  };
}
