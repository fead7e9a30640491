import { productTypes, promotionCaps, promotionStates, promotionTimes } from '@vitrine/domain/campaigns';
import { z } from 'zod';
import { changed, Day, endpoint, exportOf, Id, LocaleText, Nothing, pageOf, PageQuery, Was } from '../kernel/index.ts';
import { read, saved, searched, write } from './console-words.ts';

const one = z.object({ campaignId: Id });
const onePromotion = one.extend({ promotionId: Id });

export const PromotionForm = z.strictObject({
  name: LocaleText(60),
  times: z.enum(promotionTimes, 'invalid_choice'),
  beginsOn: Day,
  endsOn: Day,
  /** Adds its surplus to other stackable ones, up to the campaign's cap (D29). */
  isStackable: z.boolean(),
  /** Where all three are empty it holds for every product; where both below are, in every store. */
  productTypes: z.array(z.enum(productTypes, 'invalid_choice')).max(productTypes.length, 'too_many'),
  brandIds: z.array(Id).max(50, 'too_many'),
  skus: z.array(z.string().trim().min(1, 'required').max(64, 'text_too_long')).max(200, 'too_many'),
  retailerIds: z.array(Id).max(50, 'too_many'),
  storeIds: z.array(Id).max(200, 'too_many'),
});
export type PromotionForm = z.infer<typeof PromotionForm>;

export const PromotionRow = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(promotionStates),
  times: z.enum(promotionTimes),
  beginsOn: Day,
  endsOn: Day,
  isStackable: z.boolean(),
  /** What it holds for, in words; empty for everything, and for everywhere. */
  what: z.string(),
  where: z.string(),
});
export type PromotionRow = z.infer<typeof PromotionRow>;

export const PromotionDetail = z.object({
  id: Id,
  ...saved,
  state: z.enum(promotionStates),
  promotion: PromotionForm,
  can: z.object({ save: z.boolean(), end: z.boolean(), remove: z.boolean() }),
});
export type PromotionDetail = z.infer<typeof PromotionDetail>;

export const listPromotionsToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns/:campaignId/promotions',
  params: one,
  query: PageQuery.extend({ ...searched, state: z.enum(promotionStates).optional() }),
  answer: pageOf(PromotionRow),
  summary: 'Promotions of a campaign, the latest begin first (CMP-06)',
});
export const exportPromotions = exportOf(listPromotionsToManage);

export const getPromotion = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns/:campaignId/promotions/:promotionId',
  params: onePromotion,
  answer: PromotionDetail,
  summary: 'A promotion as it is edited',
});

export const createPromotion = endpoint({
  ...write,
  method: 'POST',
  path: '/console/campaigns/:campaignId/promotions',
  params: one,
  body: PromotionForm,
  answer: z.object({ id: Id }),
  summary: 'Adds a promotion that begins today or later',
});

export const savePromotion = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/campaigns/:campaignId/promotions/:promotionId',
  params: onePromotion,
  body: z.strictObject({ version: z.int(), promotion: changed(PromotionForm), was: Was }),
  answer: PromotionDetail,
  summary: 'Changes a promotion that has not begun; fields are refused below `promotion.`',
});

export const endPromotion = endpoint({
  ...write,
  method: 'POST',
  path: '/console/campaigns/:campaignId/promotions/:promotionId/end',
  params: onePromotion,
  body: z.strictObject({ version: z.int() }),
  answer: PromotionDetail,
  summary: 'Ends a promotion with today; what was sold until then keeps its points',
});

export const removePromotion = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/campaigns/:campaignId/promotions/:promotionId',
  params: onePromotion,
  answer: Nothing,
  summary: 'Takes away a promotion that has not begun',
});

export const PromotionRule = z.object({
  campaignName: z.string(),
  /** The day in the campaign's zone by the server's clock. */
  today: Day,
  version: z.int(),
  cap: z.enum(promotionCaps),
  can: z.object({ save: z.boolean(), create: z.boolean() }),
});
export type PromotionRule = z.infer<typeof PromotionRule>;

export const getPromotionRule = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns/:campaignId/promotion-rule',
  params: one,
  answer: PromotionRule,
  summary: 'What all promotions of a campaign come to at most (D29)',
});

export const savePromotionRule = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/campaigns/:campaignId/promotion-rule',
  params: one,
  body: z.strictObject({ version: z.int(), cap: z.enum(promotionCaps, 'invalid_choice') }),
  answer: PromotionRule,
  summary: 'Changes the cap, until the campaign begins (CMP-05)',
});
