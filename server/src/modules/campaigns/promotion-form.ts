import type { PromotionForm } from '@vitrine/contract/campaigns';
import { judgePromotionDays, skuOf } from '@vitrine/domain/campaigns';
import type { Tx } from '../../platform/database/index.ts';
import { refuseFields, type Actor } from '../../platform/http/index.ts';
import { todayIn, type Campaign } from './campaign-rows.ts';

type Ask = { campaign: Campaign; form: PromotionForm; now: string; prefix: string };

/**
 * The form with SKUs as they are stored. Refuses at its fields `title_required`, the days (`ends_before_begin`, `promotion_in_past`,
 * `outside_campaign`), and what nobody knows: `brand_unknown`, `sku_unknown`, `retailer_unknown`, `store_unknown`.
 */
export async function checkPromotionForm(tx: Tx, actor: Actor, { campaign, form: asked, now, prefix }: Ask): Promise<PromotionForm> {
  const form = { ...asked, skus: asked.skus.map((sku) => skuOf(sku) ?? sku) };
  const wrong = judgePromotionDays({ days: form, campaign, today: todayIn(campaign, now) });
  const unknown = async (of: Known, { ids, refusal, field }: { ids: readonly string[]; refusal: string; field: string }) => {
    const there = await knownIn(tx, actor, { of, ids });
    return Object.fromEntries(ids.map((id, index) => [`${field}.${index}`, there.has(id) ? undefined : refusal]));
  };
  refuseFields(
    {
      name: Object.values(form.name).some(Boolean) ? undefined : 'title_required',
      ...(wrong ? { [wrong.field]: wrong.refusal } : {}),
      ...(await unknown('brand', { ids: form.brandIds, refusal: 'brand_unknown', field: 'brandIds' })),
      ...(await unknown('product', { ids: form.skus, refusal: 'sku_unknown', field: 'skus' })),
      ...(await unknown('retailer', { ids: form.retailerIds, refusal: 'retailer_unknown', field: 'retailerIds' })),
      ...(await unknown('store', { ids: form.storeIds, refusal: 'store_unknown', field: 'storeIds' })),
    },
    { prefix },
  );
  return form;
}

type Known = 'brand' | 'product' | 'retailer' | 'store';

async function knownIn(tx: Tx, { tenantId }: Actor, { of, ids }: { of: Known; ids: readonly string[] }): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const queries = {
    brand: () => tx.selectFrom('campaigns.brand').select('id as known').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute(),
    product: () =>
      tx.selectFrom('campaigns.product').select('sku as known').where('tenant_id', '=', tenantId).where('sku', 'in', ids).execute(),
    retailer: () =>
      tx.selectFrom('campaigns.retailer').select('id as known').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute(),
    store: () => tx.selectFrom('campaigns.store').select('id as known').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute(),
  };
  return new Set((await queries[of]()).map(({ known }) => known));
}
