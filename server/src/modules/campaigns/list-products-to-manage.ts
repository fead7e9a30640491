import type { ProductToManage } from '@vitrine/contract/campaigns';
import { searchWords, type ProductType } from '@vitrine/domain/campaigns';
import { z } from 'zod';
import { rowCount, wholeCount, type Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { containing } from './patterns.ts';
import { productOf, productsOf } from './price-lines.ts';

type Ask = {
  after?: string | undefined;
  limit: number;
  search?: string | undefined;
  productType?: ProductType | undefined;
  brandId?: string | undefined;
  isActive?: boolean | undefined;
};
const Cursor = z.tuple([z.string()]);

/** Products of the program by SKU, sold or not. */
export async function listProductsToManage(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, ...ask }: Ask,
): Promise<{ items: ProductToManage[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const found = await productsMeant(db.read(), actor, ask)
    .$if(place !== undefined, (query) => query.where('product.sku', '>', place?.[0] ?? ''))
    .orderBy('product.sku')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.sku));
  const items = rows.map((row) => {
    const { id, sku, name, productType: type, brand, formFactor } = productOf(actor, row);
    return { id, sku, name, productType: type, brand, formFactor, isActive: row.is_active };
  });
  return { items, next };
}

/** How many products those filters find. */
export const countProducts = ({ db }: Pick<Platform, 'db'>, actor: Actor, ask: Omit<Ask, 'after' | 'limit'>) =>
  productsMeant(db.read(), actor, ask).clearSelect().select(rowCount).executeTakeFirstOrThrow().then(wholeCount);

function productsMeant(db: Reader, actor: Actor, { search = '', productType, brandId, isActive }: Omit<Ask, 'after' | 'limit'>) {
  const words = searchWords(search).split(' ').filter(Boolean);
  return productsOf(db, actor)
    .$if(productType !== undefined, (query) => query.where('product.product_type', '=', productType ?? ''))
    .$if(brandId !== undefined, (query) => query.where('product.brand_id', '=', brandId ?? ''))
    .$if(isActive !== undefined, (query) => query.where('product.is_active', '=', isActive ?? true))
    .$if(words.length > 0, (query) =>
      query.where((row) => row.and(words.map((word) => row('product.search_text', 'like', containing(word))))),
    );
}
