import type { ProductDetail, ProductForm } from '@vitrine/contract/campaigns';
import { searchWords, skuOf } from '@vitrine/domain/campaigns';
import { locales } from '@vitrine/domain/kernel';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { type Actor, notFound, refuseFields } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';
import { productTypeOf } from './campaign-rows.ts';
import { productTypeNames } from './choice-words.ts';
import { canSave } from './edits.ts';

/** A product as a form has it. Refuses `not_found`. */
export async function getProductForm(
  db: Reader,
  actor: Actor,
  { productId, lock = false }: { productId: string; lock?: boolean },
): Promise<{ version: number; form: ProductForm }> {
  const row = await db
    .selectFrom('campaigns.product')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', productId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  const { version, sku, form_factor, processor, generation } = row;
  const form = {
    sku,
    name: parseText(row.name),
    productType: productTypeOf(row.product_type),
    brandId: row.brand_id,
    formFactor: form_factor,
    processor,
    generation,
    isActive: row.is_active,
  };
  return { version, form };
}

/** The product as the console opens it. */
export async function getProduct(db: Reader, actor: Actor, { productId }: { productId: string }): Promise<ProductDetail> {
  const { version, form } = await getProductForm(db, actor, { productId });
  return { id: productId, version, product: form, can: canSave(actor) };
}

/** The form with what shapes cannot tell: `sku_invalid`, `title_required` and `brand_unknown` at their fields. */
export async function checkProductForm(
  tx: Tx,
  actor: Actor,
  { form, prefix }: { form: ProductForm; prefix: string },
): Promise<{ form: ProductForm; brand: string }> {
  const brand = await tx
    .selectFrom('campaigns.brand')
    .select('name')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', form.brandId)
    .executeTakeFirst();
  const sku = skuOf(form.sku);
  refuseFields(
    {
      sku: sku === undefined ? 'sku_invalid' : undefined,
      name: Object.values(form.name).some(Boolean) ? undefined : 'title_required',
      brandId: brand ? undefined : 'brand_unknown',
    },
    { prefix },
  );
  return { form: { ...form, sku: sku ?? '' }, brand: brand?.name ?? '' };
}

/** Columns that a form decides. */
export const productColumns = ({ form, brand }: { form: ProductForm; brand: string }) => ({
  sku: form.sku,
  name: JSON.stringify(form.name),
  product_type: form.productType,
  brand_id: form.brandId,
  form_factor: form.formFactor,
  processor: form.processor,
  generation: form.generation,
  is_active: form.isActive,
  search_text: searchWords(
    form.sku,
    ...locales.map((locale) => form.name[locale] ?? ''),
    ...productTypeNames(form.productType),
    brand,
    form.formFactor,
    form.processor,
    form.generation,
  ),
});
