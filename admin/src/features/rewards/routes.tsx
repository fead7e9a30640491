import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

const list = { getParentRoute: () => consoleFrame, beforeLoad: needs('rewards.read'), validateSearch };

const rewards = createRoute({
  ...list,
  path: '/rewards',
  component: lazyRouteComponent(() => import('./rewards-screen.tsx'), 'RewardsScreen'),
});
const categories = createRoute({
  ...list,
  path: '/reward-categories',
  component: lazyRouteComponent(() => import('./catalog-screens.tsx'), 'CategoriesScreen'),
});
const departments = createRoute({
  ...list,
  path: '/reward-departments',
  component: lazyRouteComponent(() => import('./catalog-screens.tsx'), 'DepartmentsScreen'),
});
const orders = createRoute({
  ...list,
  path: '/orders',
  beforeLoad: needs('orders.decide'),
  component: lazyRouteComponent(() => import('./orders/orders-screen.tsx'), 'OrdersScreen'),
});

export const rewardsRoutes = [rewards, categories, departments, orders];
