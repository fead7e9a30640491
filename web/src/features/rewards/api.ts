import type { OrderPage } from '@vitrine/contract/rewards';
import type { QueryClient } from '@tanstack/react-query';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pageAfterPage } from '../../shared/page-after-page.ts';
import type { MemberStep, Redemption } from './calls.ts';
import type { OrdersSearch, StoreSearch } from './searches.ts';

const theCalls = () => import('./calls.ts');

/** Rewards in the catalog, a page at a time (RWD-01). */
export const storeQuery = ({ search, department, category, show, sort }: StoreSearch, limit = 20) =>
  infiniteQueryOptions({
    queryKey: ['rewards', 'store', { search, department, category, show, sort }, limit],
    queryFn: async ({ pageParam }) =>
      (await theCalls()).fetchStore({ search, department, category, show, sort }, { after: pageParam, limit }),
    ...pageAfterPage,
  });

/** Another campaign pays from now on: everything of the store is asked for anew (CMP-08). */
export function useChoosePaying() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (campaignId: string) => (await theCalls()).sendPayingCampaign(campaignId),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['rewards'] }),
  });
}

/** Departments and categories to narrow the store by. */
export const listsQuery = queryOptions({
  queryKey: ['rewards', 'lists'],
  queryFn: async () => (await theCalls()).fetchLists(),
  staleTime: 5 * 60_000,
});

export const rewardQuery = (rewardId: string) =>
  queryOptions({ queryKey: ['rewards', 'reward', rewardId], queryFn: async () => (await theCalls()).fetchReward(rewardId) });

/** The member's orders, newest first. */
export const ordersQuery = ({ state }: OrdersSearch) =>
  infiniteQueryOptions({
    queryKey: ['rewards', 'orders', state],
    queryFn: async ({ pageParam }) => (await theCalls()).fetchOrders({ state }, pageParam),
    ...pageAfterPage,
  });

export const orderQuery = (orderId: string) =>
  queryOptions({ queryKey: ['rewards', 'order', orderId], queryFn: async () => (await theCalls()).fetchOrder(orderId) });

/** Redeems; the key stays the same while the person repeats one and the same act, so that a lost answer never orders twice (decision D40). */
export function useRedeem() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (redemption: Redemption) => (await theCalls()).sendRedemption(redemption),
    onSuccess: (order) => pointsMoved(queries, order),
    onError: (_refused, { rewardId }) => void queries.invalidateQueries({ queryKey: ['rewards', 'reward', rewardId] }), // it may say now what is in the way
  });
}

/** Cancels an order, or lets one on hold wait for its approval again. */
export function useOrderStep(orderId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: MemberStep) => (await theCalls()).sendStep(orderId, wanted),
    onSuccess: (order) => pointsMoved(queries, order),
    onError: () => void queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
  });
}

/** What every screen says about points, stock and orders is asked for anew; the order itself is here already. */
function pointsMoved(queries: QueryClient, order: OrderPage): void {
  queries.setQueryData(orderQuery(order.id).queryKey, order);
  void queries.invalidateQueries({
    predicate: ({ queryKey: [room, what, id] }) => room === 'ledger' || (room === 'rewards' && !(what === 'order' && id === order.id)),
  });
}
