import type { LocalDate } from '../kernel/index.ts';
import type { Fraction } from '../ledger/index.ts';
import type { PricedProduct, Promotion } from './pricing.ts';

/** By what a promotion multiplies points (CMP-06). */
export const promotionTimes = ['1.5', '2'] as const;
export type PromotionTimes = (typeof promotionTimes)[number];

/** What all promotions of a campaign come to at most, stackable ones together (D29). */
export const promotionCaps = ['1.5', '2', '2.5', '3'] as const;
export type PromotionCap = (typeof promotionCaps)[number];

const shares: Record<PromotionCap, Fraction> = {
  '1.5': { numerator: 3, denominator: 2 },
  '2': { numerator: 2, denominator: 1 },
  '2.5': { numerator: 5, denominator: 2 },
  '3': { numerator: 3, denominator: 1 },
};

/** A multiplier as the fraction that points are computed with; never a decimal (D29). */
export const shareOf = (times: PromotionCap): Fraction => shares[times];

/** Of a promotion, by its days in the campaign's zone; both count. */
export const promotionStates = ['scheduled', 'running', 'over'] as const;
export type PromotionState = (typeof promotionStates)[number];

type Days = { beginsOn: LocalDate; endsOn: LocalDate };

/** Whether a promotion is to come, holds today, or is over. */
export function promotionStateOf({ beginsOn, endsOn, today }: Days & { today: LocalDate }): PromotionState {
  if (today < beginsOn) return 'scheduled';
  return today <= endsOn ? 'running' : 'over';
}

/** For which products and stores a promotion holds; an empty list narrows nothing. */
export type PromotionScope = {
  productTypes: readonly string[];
  brandIds: readonly string[];
  skus: readonly string[];
  retailerIds: readonly string[];
  storeIds: readonly string[];
};
export type DatedPromotion = Promotion & Days & PromotionScope;

/** True when a promotion speaks of this product: of any, or of its SKU, its type or its brand. */
export function isPromoted(
  { productTypes, brandIds, skus }: Pick<PromotionScope, 'productTypes' | 'brandIds' | 'skus'>,
  product: Pick<PricedProduct, 'sku' | 'brandId'> & { productType: string },
): boolean {
  if (productTypes.length + brandIds.length + skus.length === 0) return true;
  return skus.includes(product.sku) || productTypes.includes(product.productType) || brandIds.includes(product.brandId);
}

/** True when a promotion speaks of all that a rule of a points table is about: its product, the whole of its type or its brand. */
export const isRulePromoted = (
  scope: Pick<PromotionScope, 'productTypes' | 'brandIds' | 'skus'>,
  { sku, productType, brandId }: { sku: string | null; productType: string | null; brandId: string | null },
): boolean => isPromoted(scope, { sku: sku ?? '', productType: productType ?? '', brandId: brandId ?? '' });

/** Where and on which day something was sold; the day is the date on the invoice (D29). */
export type SoldAt = { day: LocalDate; store: { id: string; retailerId: string } | null };

/** The promotions that hold for a line of a sale; without a store those that hold in all of them. */
export const promotionsFor = <One extends DatedPromotion>(
  promotions: readonly One[],
  { product, at: { day, store } }: { product: Parameters<typeof isPromoted>[1]; at: SoldAt },
): One[] => promotions.filter((one) => one.beginsOn <= day && day <= one.endsOn && isPromoted(one, product) && isThere(one, store));

function isThere({ retailerIds, storeIds }: Pick<PromotionScope, 'retailerIds' | 'storeIds'>, store: SoldAt['store']): boolean {
  if (retailerIds.length + storeIds.length === 0) return true;
  return store !== null && (storeIds.includes(store.id) || retailerIds.includes(store.retailerId));
}

export type PromotionFault = {
  field: 'beginsOn' | 'endsOn';
  refusal: 'ends_before_begin' | 'promotion_in_past' | 'outside_campaign';
};

/** Whether a promotion may be kept for these days: it begins today or later, so that no sale of the past changes its worth, and lies inside its campaign. */
export function judgePromotionDays({
  days,
  campaign,
  today,
}: {
  days: Days;
  campaign: Days;
  today: LocalDate;
}): PromotionFault | undefined {
  if (days.endsOn < days.beginsOn) return { field: 'endsOn', refusal: 'ends_before_begin' };
  if (days.beginsOn < today) return { field: 'beginsOn', refusal: 'promotion_in_past' };
  if (days.beginsOn < campaign.beginsOn || days.beginsOn > campaign.endsOn) return { field: 'beginsOn', refusal: 'outside_campaign' };
  return days.endsOn > campaign.endsOn ? { field: 'endsOn', refusal: 'outside_campaign' } : undefined;
}

/** Whether a promotion may be ended today: only one that holds beyond today. What was sold today keeps it. */
export function judgePromotionEnd({
  beginsOn,
  endsOn,
  today,
}: Days & { today: LocalDate }): 'promotion_not_begun' | 'promotion_over' | undefined {
  if (today < beginsOn) return 'promotion_not_begun';
  return endsOn <= today ? 'promotion_over' : undefined;
}
