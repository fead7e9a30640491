import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberFrame, taskFrame } from '../../shared/frames.tsx';
import { ordersSearch, storeSearch } from './searches.ts';

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
