import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { OrderState, RewardSort } from '@vitrine/domain/rewards';
import { memberFrame, taskFrame } from '../../shared/frames.tsx';
import { oneOf, wordIn } from '../../shared/search-words.ts';

const sorts = ['popularity', 'price_low', 'price_high', 'newest'] as const satisfies readonly RewardSort[];
const states = [
  'awaiting_approval',
  'on_hold',
  'approved',
  'shipped',
  'delivered',
  'refused',
  'cancelled',
] as const satisfies readonly OrderState[];

/** What stands in the address of the store; read by hand, as the shelf of courses. */
export type StoreSearch = {
  search?: string | undefined;
  department?: string | undefined;
  category?: string | undefined;
  show?: 'affordable' | undefined;
  sort?: RewardSort | undefined;
};
const storeSearch = (search: Record<string, unknown>): StoreSearch => ({
  search: wordIn(search, 'search'),
  department: wordIn(search, 'department'),
  category: wordIn(search, 'category'),
  show: oneOf(search, 'show', ['affordable'] as const),
  sort: oneOf(search, 'sort', sorts),
});

export type OrdersSearch = { state?: OrderState | undefined };
const ordersSearch = (search: Record<string, unknown>): OrdersSearch => ({ state: oneOf(search, 'state', states) });

const storeRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/reward-store',
  validateSearch: storeSearch,
  component: lazyRouteComponent(() => import('./store-page.tsx'), 'StorePage'),
});

const rewardRoute = createRoute({
  getParentRoute: () => taskFrame,
  path: '/reward-store/details/$rewardId',
  component: lazyRouteComponent(() => import('./reward-page.tsx'), 'RewardPage'),
});

const ordersRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/orders',
  validateSearch: ordersSearch,
  component: lazyRouteComponent(() => import('./orders-page.tsx'), 'OrdersPage'),
});

const orderRoute = createRoute({
  getParentRoute: () => taskFrame,
  path: '/orders/$orderId',
  component: lazyRouteComponent(() => import('./order-page.tsx'), 'OrderPage'),
});

export const rewardRoutes = [storeRoute, ordersRoute];
/** These bring a dock of their own in the place of the bar. */
export const rewardTasks = [rewardRoute, orderRoute];
