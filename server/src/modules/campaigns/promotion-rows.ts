import type { PromotionForm } from '@vitrine/contract/campaigns';
import {
  productTypes,
  promotionCaps,
  promotionStateOf,
  promotionTimes,
  searchWords,
  type PromotionCap,
  type PromotionState,
} from '@vitrine/domain/campaigns';
import { locales } from '@vitrine/domain/kernel';
import type { Selectable } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { DB } from '../../platform/database/types.gen.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';
import { todayIn, type Campaign } from './campaign-rows.ts';

/** A promotion as it stands. */
export type Promotion = PromotionForm & { id: string; version: number; frozenAt: string | null };

export const promotionOf = (row: Selectable<DB['campaigns.promotion']>): Promotion => ({
  id: row.id,
  version: row.version,
  name: parseText(row.name),
  times: known(promotionTimes, row.times),
  isStackable: row.is_stackable,
  beginsOn: row.begins_on,
  endsOn: row.ends_on,
  productTypes: row.product_types.map((type) => known(productTypes, type)),
  brandIds: row.brand_ids,
  skus: row.skus,
  retailerIds: row.retailer_ids,
  storeIds: row.store_ids,
  frozenAt: row.frozen_at,
});

/** A promotion as a form has it. */
export const promotionFormOf = ({ id: _, version: _version, frozenAt: _frozen, ...form }: Promotion): PromotionForm => form;

/** Columns that a form decides. */
export const promotionColumns = (form: PromotionForm) => ({
  name: JSON.stringify(form.name),
  times: form.times,
  is_stackable: form.isStackable,
  begins_on: form.beginsOn,
  ends_on: form.endsOn,
  product_types: [...new Set(form.productTypes)],
  brand_ids: [...new Set(form.brandIds)],
  skus: [...new Set(form.skus)],
  retailer_ids: [...new Set(form.retailerIds)],
  store_ids: [...new Set(form.storeIds)],
  search_text: searchWords(...locales.map((locale) => form.name[locale] ?? '')),
});

/** Promotions of a campaign. */
export const promotionsOf = (db: Reader, actor: Pick<Actor, 'tenantId'>, { campaignId }: { campaignId: string }) =>
  db.selectFrom('campaigns.promotion').selectAll().where('tenant_id', '=', actor.tenantId).where('campaign_id', '=', campaignId);

/** One promotion of a campaign, held for a change if asked. Refuses `not_found`. */
export async function getPromotionRow(
  db: Reader,
  actor: Pick<Actor, 'tenantId'>,
  { campaignId, promotionId, lock = false }: { campaignId: string; promotionId: string; lock?: boolean },
): Promise<Promotion> {
  const row = await promotionsOf(db, actor, { campaignId })
    .where('id', '=', promotionId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return promotionOf(row);
}

/** By the day in the campaign's zone. */
export const promotionStateAt = (
  campaign: Pick<Campaign, 'timeZone'>,
  days: Pick<Promotion, 'beginsOn' | 'endsOn'>,
  now: string,
): PromotionState => promotionStateOf({ ...days, today: todayIn(campaign, now) });

/** The stored cap; a fault for one that this release does not know. */
export const capOf = (stored: string): PromotionCap => known(promotionCaps, stored);

function known<Word extends string>(words: readonly Word[], stored: string): Word {
  const word = words.find((one) => one === stored);
  if (word === undefined) throw new Error(`campaigns: a promotion says ${stored}`);
  return word;
}
