import { productTypes, promotionCaps, promotionStates, promotionTimes } from '@vitrine/domain/campaigns';
import { z } from 'zod';
import { Day, endpoint, Id } from '../kernel/index.ts';

/** A promotion as members see it, with all that a form needs to count points as the server will (CMP-06, VAL-14). */
export const MemberPromotion = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(promotionStates),
  times: z.enum(promotionTimes),
  isStackable: z.boolean(),
  beginsOn: Day,
  endsOn: Day,
  /** Names of the products, types, brands, stores and chains that it holds for; none where it holds for all. */
  what: z.array(z.string()),
  where: z.array(z.string()),
  productTypes: z.array(z.enum(productTypes)),
  brandIds: z.array(Id),
  skus: z.array(z.string()),
  retailerIds: z.array(Id),
  storeIds: z.array(Id),
});
export type MemberPromotion = z.infer<typeof MemberPromotion>;

export const MemberPromotions = z.object({ cap: z.enum(promotionCaps), items: z.array(MemberPromotion) });
export type MemberPromotions = z.infer<typeof MemberPromotions>;

export const listPromotions = endpoint({
  module: ['campaigns', 'insert_sales'],
  method: 'GET',
  path: '/campaigns/:campaignId/promotions',
  params: z.object({ campaignId: Id }),
  answer: MemberPromotions,
  summary: 'Promotions to come, those that hold, and those whose sales may still be reported',
});
