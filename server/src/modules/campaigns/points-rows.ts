import type { PointsRow } from '@vitrine/contract/campaigns';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { productTypeName } from './choice-words.ts';
import { productTypeOf } from './campaign-rows.ts';
import { productNames } from './promotion-names.ts';
import type { FoundTable } from './queries.ts';

/** The rules of a points table with what they are about, in the person's language. */
export async function pointsRowsOf(db: Reader, actor: Actor, { rules }: FoundTable): Promise<PointsRow[]> {
  const valuesOf = (scope: string) => rules.filter((rule) => rule.scope === scope).map(({ value }) => value);
  const products = await productNames(db, actor, valuesOf('sku'));
  const brands = await brandNames(db, actor, valuesOf('brand'));
  return rules.map(({ id, scope, value, points, experience }) => {
    const names = {
      sku: () => products.get(value) ?? value,
      product_type: () => productTypeName(actor, productTypeOf(value)),
      brand: () => brands.get(value) ?? value,
    };
    return { id, scope, value, name: names[scope](), sku: scope === 'sku' ? value : null, points, experience };
  });
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
