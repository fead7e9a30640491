import { call } from '@vitrine/client';
import { addFavourite, removeFavourite } from '@vitrine/contract/marks';
import {
  cancelOrder,
  getOrder,
  getReward,
  getRewardLists,
  listOrders,
  listRewards,
  redeemReward,
  resumeOrder,
} from '@vitrine/contract/rewards';
import { orderStates, rewardSorts } from '@vitrine/domain/rewards';
import type { OrdersSearch, StoreSearch } from './searches.ts';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchStore = (filter: StoreSearch, { after, limit }: { after: string | null; limit: number }) =>
  call(listRewards, {
    query: {
      ...given('search', filter.search),
      ...given('departmentId', filter.department),
      ...given('categoryId', filter.category),
      ...(filter.show === 'affordable' ? { isAffordable: 'true' } : {}),
      ...(filter.show === 'favourites' ? { isFavourite: 'true' } : {}),
      ...given(
        'sort',
        rewardSorts.find((sort) => sort === filter.sort),
      ),
      ...given('after', after),
      limit,
    },
  });
export const fetchLists = () => call(getRewardLists);
export const fetchReward = (rewardId: string) => call(getReward, { params: { rewardId } });

export const fetchOrders = ({ state }: OrdersSearch, after: string | null) =>
  call(listOrders, {
    query: {
      ...given(
        'state',
        orderStates.find((one) => one === state),
      ),
      ...given('after', after),
    },
  });
export const fetchOrder = (orderId: string) => call(getOrder, { params: { orderId } });

export type FavouriteChange = { rewardId: string; isFavourite: boolean };
export const sendFavourite = ({ rewardId, isFavourite }: FavouriteChange) =>
  call(isFavourite ? addFavourite : removeFavourite, { params: { subject: 'reward', subjectId: rewardId } });

export type Redemption = { rewardId: string; campaignId: string; deliverTo: string; key: string };
export const sendRedemption = ({ rewardId, campaignId, deliverTo, key }: Redemption) =>
  call(redeemReward, { params: { rewardId }, body: { campaignId, deliverTo } }, { key });

export type MemberStep = { step: 'cancel' | 'resume'; version: number };
export const sendStep = (orderId: string, { step, version }: MemberStep) =>
  call(step === 'cancel' ? cancelOrder : resumeOrder, { params: { orderId }, body: { version } });

function given<K extends string, V extends string>(name: K, value: V | null | undefined): Partial<Record<K, V>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed name is a string to the compiler
  return (value === null || value === undefined ? {} : { [name]: value }) as Partial<Record<K, V>>;
}
