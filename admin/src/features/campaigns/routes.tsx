import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

const list = { getParentRoute: () => consoleFrame, beforeLoad: needs('campaigns.read'), validateSearch };
const companies = () => import('./company-screens.tsx');

export const campaignsRoutes = [
  createRoute({ ...list, path: '/campaigns', component: lazyRouteComponent(() => import('./campaigns-screen.tsx'), 'CampaignsScreen') }),
  createRoute({
    ...list,
    path: '/campaigns/$campaignId/points',
    component: lazyRouteComponent(() => import('./points/points-screen.tsx'), 'PointsScreen'),
  }),
  createRoute({
    ...list,
    path: '/campaigns/$campaignId/promotions',
    component: lazyRouteComponent(() => import('./promotions/promotions-screen.tsx'), 'PromotionsScreen'),
  }),
  createRoute({
    ...list,
    path: '/campaigns/$campaignId/stores',
    component: lazyRouteComponent(() => import('./stores/stores-screen.tsx'), 'CampaignStoresScreen'),
  }),
  createRoute({ ...list, path: '/products', component: lazyRouteComponent(() => import('./products-screen.tsx'), 'ProductsScreen') }),
  createRoute({ ...list, path: '/stores', component: lazyRouteComponent(() => import('./products-screen.tsx'), 'StoresScreen') }),
  createRoute({ ...list, path: '/chains', component: lazyRouteComponent(companies, 'ChainsScreen') }),
  createRoute({ ...list, path: '/brands', component: lazyRouteComponent(companies, 'BrandsScreen') }),
  createRoute({ ...list, path: '/agencies', component: lazyRouteComponent(companies, 'AgenciesScreen') }),
];
