import type { ProductRow } from '@vitrine/contract/campaigns';
import { searchWords, skuOf, type ProductType } from '@vitrine/domain/campaigns';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { containing } from './patterns.ts';
import { earnedByUnit, productOf, productsOf } from './price-lines.ts';
import { getPointsTableOf, getPublished } from './queries.ts';

type Ask = {
  campaignId: string;
  after?: string | undefined;
  limit: number;
  search?: string | undefined;
  productType?: ProductType | undefined;
  brandId?: string | undefined;
  sku?: string | string[] | undefined;
};
const Cursor = z.tuple([z.string()]);

/** Products that are sold, by SKU, with what one unit of each earns in a campaign. Refuses `not_found` for the campaign. */
export async function listProducts(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { campaignId, after, limit, search = '', productType, brandId, sku }: Ask,
): Promise<{ items: ProductRow[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  await getPublished(db.read(), actor, { campaignId });
  const words = searchWords(search).split(' ').filter(Boolean);
  const skus = [sku ?? []].flat().flatMap((one) => skuOf(one) ?? []);
  const found = await productsOf(db.read(), actor)
    .where('product.is_active', '=', true)
    .$if(productType !== undefined, (query) => query.where('product.product_type', '=', productType ?? ''))
    .$if(brandId !== undefined, (query) => query.where('product.brand_id', '=', brandId ?? ''))
    .$if(sku !== undefined, (query) => query.where('product.sku', 'in', skus.length > 0 ? skus : ['']))
    .$if(words.length > 0, (query) =>
      query.where((row) => row.and(words.map((word) => row('product.search_text', 'like', containing(word))))),
    )
    .$if(place !== undefined, (query) => query.where('product.sku', '>', place?.[0] ?? ''))
    .orderBy('product.sku')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.sku));
  const products = rows.map((row) => productOf(actor, row));
  const table = await getPointsTableOf(db.read(), actor, { campaignId, about: products });
  return { items: products.map((product) => ({ ...product, ...earnedByUnit(table, product) })), next };
}
