import type { ProductForm } from '@vitrine/contract/campaigns';
import { type Actor, takenAtField } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordOnProgram, takenBy } from './edits.ts';
import { checkProductForm, productColumns } from './product-rows.ts';

const prefix = '';

/** Adds a product. Refuses at its fields `sku_invalid`, `sku_taken`, `title_required`, `brand_unknown`. */
export function createProduct(parts: Pick<Platform, 'db' | 'clock' | 'newId'>, actor: Actor, asked: ProductForm): Promise<{ id: string }> {
  const id = parts.newId();
  const now = parts.clock.now();
  return takenAtField({ prefix, takenBy }, () =>
    parts.db.transaction(async (tx) => {
      const checked = await checkProductForm(tx, actor, { form: asked, prefix });
      await tx
        .insertInto('campaigns.product')
        .values({ tenant_id: actor.tenantId, id, version: 1, ...productColumns(checked), created_at: now, updated_at: now })
        .execute();
      await recordOnProgram(parts, tx, actor, {
        subject: 'product',
        subjectId: id,
        what: 'product.created',
        before: null,
        after: checked.form,
      });
      return { id };
    }),
  );
}
