import type { PointsRow } from '@vitrine/contract/campaigns';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { productTypeName } from './choice-words.ts';
import { productTypeOf } from './campaign-rows.ts';
import { productOf, productsOf } from './price-lines.ts';
import type { FoundTable } from './queries.ts';

/** The rules of a points table with what they are about, in the person's language. */
export async function pointsRowsOf(db: Reader, actor: Actor, { rules }: FoundTable): Promise<PointsRow[]> {
  const valuesOf = (scope: string) => rules.filter((rule) => rule.scope === scope).map(({ value }) => value);
  const products = await productsBySku(db, actor, valuesOf('sku'));
  const brands = await brandNames(db, actor, valuesOf('brand'));
  const chains = await chainNames(
    db,
    actor,
    rules.flatMap(({ retailerId }) => retailerId ?? []),
  );
  return rules.map(({ id, scope, value, retailerId, points, experience }) => {
    const names = {
      sku: () => products.get(value)?.name ?? value,
      product_type: () => productTypeName(actor, productTypeOf(value)),
      brand: () => brands.get(value) ?? value,
      generation: () => value,
      processor: () => value,
      form_factor: () => value,
    };
    const product = scope === 'sku' ? products.get(value) : undefined;
    return {
      id,
      scope,
      value,
      retailer: retailerId === null ? null : { id: retailerId, name: chains.get(retailerId) ?? retailerId },
      name: names[scope](),
      sku: scope === 'sku' ? value : null,
      productType: scope === 'product_type' ? productTypeOf(value) : (product?.productType ?? null),
      brandId: scope === 'brand' ? value : (product?.brandId ?? null),
      points,
      experience,
    };
  });
}

async function productsBySku(db: Reader, actor: Actor, skus: readonly string[]) {
  if (skus.length === 0) return new Map<string, ReturnType<typeof productOf>>();
  const rows = await productsOf(db, actor).where('product.sku', 'in', skus).execute();
  return new Map(rows.map((row) => [row.sku, productOf(actor, row)]));
}

async function brandNames(db: Reader, actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('campaigns.brand')
    .select(['id', 'name'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function chainNames(db: Reader, actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('campaigns.retailer')
    .select(['id', 'name'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
