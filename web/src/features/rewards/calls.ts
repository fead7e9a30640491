import { call } from '@vitrine/client';
import { addFavourite, removeFavourite } from '@vitrine/contract/marks';
import {
  cancelOrder,
  chooseGoal,
  chooseRewardCampaign,
  getGoal,
  getOrder,
  getReward,
  getRewardLists,
  leaveGoal,
  listOrders,
  listRewards,
  redeemReward,
  resumeOrder,
} from '@vitrine/contract/rewards';
import { orderStates, rewardSorts } from '@vitrine/domain/rewards';
import type { OrdersSearch, StoreSearch } from './searches.ts';
import type { FavouriteChange } from '../../shared/use-favourite.ts';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. What an address does not say is not asked. */
export const fetchStore = (filter: StoreSearch, { after, limit }: { after: string | null; limit: number }) =>
  call(listRewards, {
    query: {
      search: filter.search,
      departmentId: filter.department,
      categoryId: filter.category,
      isAffordable: filter.show === 'affordable' ? 'true' : undefined,
      isFavourite: filter.show === 'favourites' ? 'true' : undefined,
      sort: rewardSorts.find((sort) => sort === filter.sort),
      after: after ?? undefined,
      limit,
    },
  });
export const sendPayingCampaign = (campaignId: string) => call(chooseRewardCampaign, { body: { user_reward_campaign: campaignId } });
export const fetchLists = () => call(getRewardLists);
export const fetchReward = (rewardId: string) => call(getReward, { params: { rewardId } });

export type GoalWish = { rewardId: string; campaignId: string };
export const fetchGoal = async () => (await call(getGoal)).goal;
export const sendGoal = async (body: GoalWish) => (await call(chooseGoal, { body })).goal;
export const sendNoGoal = () => call(leaveGoal);

export const fetchOrders = (filter: OrdersSearch, after: string | null) =>
  call(listOrders, { query: { state: orderStates.find((state) => state === filter.state), after: after ?? undefined } });
export const fetchOrder = (orderId: string) => call(getOrder, { params: { orderId } });

export const sendFavourite = ({ id, isFavourite }: FavouriteChange) =>
  call(isFavourite ? addFavourite : removeFavourite, { params: { subject: 'reward', subjectId: id } });

export type Redemption = { rewardId: string; campaignId: string; deliverTo: string; key: string };
export const sendRedemption = ({ rewardId, campaignId, deliverTo, key }: Redemption) =>
  call(redeemReward, { params: { rewardId }, body: { campaignId, deliverTo } }, { key });

export type MemberStep = { step: 'cancel' | 'resume'; version: number };
export const sendStep = (orderId: string, { step, version }: MemberStep) =>
  call(step === 'cancel' ? cancelOrder : resumeOrder, { params: { orderId }, body: { version } });
