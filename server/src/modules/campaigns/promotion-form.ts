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
  const unknown = async (table: Known, { ids, refusal, field }: { ids: readonly string[]; refusal: string; field: string }) => {
    const there = await knownIn(tx, actor, { table, ids });
    return Object.fromEntries(ids.map((id, index) => [`${field}.${index}`, there.has(id) ? undefined : refusal]));
  };
  refuseFields(
    {
      name: Object.values(form.name).some(Boolean) ? undefined : 'title_required',
      ...(wrong ? { [wrong.field]: wrong.refusal } : {}),
      ...(await unknown('campaigns.brand', { ids: form.brandIds, refusal: 'brand_unknown', field: 'brandIds' })),
      ...(await unknown('campaigns.product', { ids: form.skus, refusal: 'sku_unknown', field: 'skus' })),
      ...(await unknown('campaigns.retailer', { ids: form.retailerIds, refusal: 'retailer_unknown', field: 'retailerIds' })),
      ...(await unknown('campaigns.store', { ids: form.storeIds, refusal: 'store_unknown', field: 'storeIds' })),
    },
    { prefix },
  );
  return form;
}

type Known = 'campaigns.brand' | 'campaigns.product' | 'campaigns.retailer' | 'campaigns.store';

async function knownIn(tx: Tx, actor: Actor, { table, ids }: { table: Known; ids: readonly string[] }): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  if (table === 'campaigns.product') {
    const rows = await tx.selectFrom(table).select('sku').where('tenant_id', '=', actor.tenantId).where('sku', 'in', ids).execute();
    return new Set(rows.map(({ sku }) => sku));
  }
  const rows = await tx.selectFrom(table).select('id').where('tenant_id', '=', actor.tenantId).where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
