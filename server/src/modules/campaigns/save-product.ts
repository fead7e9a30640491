import type { ProductDetail, ProductForm } from '@vitrine/contract/campaigns';
import type { Tx } from '../../platform/database/index.ts';
import { mergeEdit, refuseFields, takenAtField, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordOnProgram, takenBy } from './edits.ts';
import { checkProductForm, getProduct, getProductForm, productColumns } from './product-rows.ts';

const prefix = 'product.';

/**
 * Saves what was changed of a product (decision 058). Refuses `not_found`, `changed_meanwhile`, and at its fields what creating refuses, and `sku_fixed`: a SKU that a points
 * table names is what its rule is about.
 */
export function saveProduct(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { productId, version, product, was }: { productId: string; version: number; product: Changes<ProductForm>; was?: Was },
): Promise<ProductDetail> {
  return takenAtField({ prefix, takenBy }, () =>
    parts.db.transaction(async (tx) => {
      const before = await getProductForm(tx, actor, { productId, lock: true });
      const form = mergeEdit(before, { version, now: product, was });
      const checked = await checkProductForm(tx, actor, { form, prefix });
      if (checked.form.sku !== before.form.sku && (await isPriced(tx, actor, before.form.sku)))
        refuseFields({ sku: 'sku_fixed' }, { prefix });
      await tx
        .updateTable('campaigns.product')
        .set({ version: before.version + 1, ...productColumns(checked), updated_at: parts.clock.now() })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', productId)
        .execute();
      await recordOnProgram(parts, tx, actor, {
        subject: 'product',
        subjectId: productId,
        what: 'product.saved',
        before: before.form,
        after: checked.form,
      });
      return getProduct(tx, actor, { productId });
    }),
  );
}

async function isPriced(tx: Tx, actor: Actor, sku: string): Promise<boolean> {
  const rule = await tx
    .selectFrom('campaigns.points_rule')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('scope', '=', 'sku')
    .where('value', '=', sku)
    .limit(1)
    .executeTakeFirst();
  return rule !== undefined;
}
