import { orderRefusals, orderStates, redemptionRefusals, rewardSorts } from '@vitrine/domain/rewards';
import { z } from 'zod';
import { endpoint, Flag, Id, Nothing, pageOf, PageQuery, ParticipantText, SearchTerm } from '../kernel/index.ts';
import { Named, OrderPage, OrderRow, PayingCampaign, RewardCard, RewardPage, StoreLevel } from './shapes.ts';

const store = { module: 'reward_store' } as const;
const oneReward = z.object({ rewardId: Id });
const oneOrder = z.object({ orderId: Id });
/** Whose points pay; absent: the campaign that was chosen for the store, else the one that the member looks at (CMP-08). */
const campaignId = Id.optional();

/** Search, filters and order of the store (RWD-01). `count` is that of all pages. */
export const listRewards = endpoint({
  ...store,
  method: 'GET',
  path: '/rewards',
  query: PageQuery.extend({
    campaignId,
    search: SearchTerm.optional(),
    departmentId: Id.optional(),
    categoryId: Id.optional(),
    /** Only what the points are enough for. */
    isAffordable: Flag.optional(),
    isFavourite: Flag.optional(),
    sort: z.enum(rewardSorts).default('popularity'),
  }),
  answer: pageOf(RewardCard).extend({
    count: z.int(),
    campaign: PayingCampaign,
    level: StoreLevel,
    /** The running campaigns of the member: among them they choose the one that pays. */
    payable: z.array(Named.extend({ available: z.int() })),
  }),
  summary: 'Rewards in the store',
});

/** Kept on the server, so that every device spends the same points (CMP-08). */
export const chooseRewardCampaign = endpoint({
  ...store,
  method: 'PUT',
  path: '/rewards/campaign',
  body: z.strictObject({ user_reward_campaign: Id }),
  answer: Nothing,
  refusals: ['not_registered', 'campaign_closed'],
  summary: 'Chooses the campaign whose points the store spends',
});

export const getRewardLists = endpoint({
  ...store,
  method: 'GET',
  path: '/rewards/lists',
  answer: z.object({ departments: z.array(Named), categories: z.array(Named.extend({ departmentId: Id, rewards: z.int() })) }),
  summary: 'Departments and categories that have something in the store',
});

export const getReward = endpoint({
  ...store,
  method: 'GET',
  path: '/rewards/:rewardId',
  params: oneReward,
  query: z.object({ campaignId }),
  answer: RewardPage,
  summary: 'A reward, and whether the member can redeem it',
});

/** One unit. Its points are held until somebody approves it, which awaits the audit of the sales that earned them (ORD-01). */
export const redeemReward = endpoint({
  ...store,
  method: 'POST',
  path: '/rewards/:rewardId/redeem',
  params: oneReward,
  body: z.strictObject({
    campaignId: Id,
    /** Required where the reward is delivered to an address (`address_required`); otherwise empty, or a word to who delivers. */
    deliverTo: ParticipantText,
  }),
  answer: OrderPage,
  refusals: redemptionRefusals,
  summary: 'Redeems a reward',
});

export const listOrders = endpoint({
  ...store,
  method: 'GET',
  path: '/orders',
  query: PageQuery.extend({ campaignId, state: z.enum(orderStates).optional() }),
  /** `hasMore`: there are more than the thousand that are counted. */
  answer: pageOf(OrderRow).extend({ count: z.int(), hasMore: z.boolean() }),
  summary: 'The member’s orders, newest first',
});

export const getOrder = endpoint({
  ...store,
  method: 'GET',
  path: '/orders/:orderId',
  visitors: false, // it shows codes
  params: oneOrder,
  answer: OrderPage,
  summary: 'An order with its history',
});

/** While nobody approved it; its points come back at once. */
export const cancelOrder = endpoint({
  ...store,
  method: 'POST',
  path: '/orders/:orderId/cancel',
  params: oneOrder,
  body: z.strictObject({ version: z.int() }),
  answer: OrderPage,
  refusals: [...orderRefusals, 'changed_meanwhile'],
  summary: 'Cancels an order',
});

/** An order on hold takes its points again, when they are there (decision D20). */
export const resumeOrder = endpoint({
  ...store,
  method: 'POST',
  path: '/orders/:orderId/resume',
  params: oneOrder,
  body: z.strictObject({ version: z.int() }),
  answer: OrderPage,
  refusals: [...orderRefusals, 'changed_meanwhile'],
  summary: 'Lets an order that is on hold wait for its approval again',
});

export const listPersonOrders = endpoint({
  needs: 'orders.decide',
  method: 'GET',
  path: '/console/people/:memberId/orders',
  params: z.object({ memberId: Id }),
  query: listOrders.query,
  answer: listOrders.answer,
  summary: 'A member’s orders, newest first, for their page in the console',
});
