import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberFrame, taskFrame } from '../../shared/frames.tsx';
import { wordIn } from '../../shared/search-words.ts';

/** What stands in the address of the store, as it was written there: what is no such thing asks for nothing. */
export type StoreSearch = Partial<Record<'search' | 'department' | 'category' | 'show' | 'sort', string | undefined>>;
const storeSearch = (search: Record<string, unknown>): StoreSearch => ({
  search: wordIn(search, 'search'),
  department: wordIn(search, 'department'),
  category: wordIn(search, 'category'),
  show: wordIn(search, 'show'),
  sort: wordIn(search, 'sort'),
});

export type OrdersSearch = { state?: string | undefined };
const ordersSearch = (search: Record<string, unknown>): OrdersSearch => ({ state: wordIn(search, 'state') });

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
