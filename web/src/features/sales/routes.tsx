import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberFrame, taskFrame } from '../../shared/frames.tsx';
import { reportSearch } from './report-search.ts';

const reportRoute = createRoute({
  getParentRoute: () => taskFrame,
  path: '/insert-sales',
  validateSearch: reportSearch,
  component: lazyRouteComponent(() => import('./report/report-page.tsx'), 'ReportPage'),
});

const revisionRoute = createRoute({
  getParentRoute: () => taskFrame,
  path: '/sales/$saleId/revision',
  validateSearch: reportSearch,
  component: lazyRouteComponent(() => import('./report/revision-page.tsx'), 'RevisionPage'),
});

const saleRoute = createRoute({
  getParentRoute: () => taskFrame,
  path: '/sales/$saleId',
  component: lazyRouteComponent(() => import('./mine/sale-page.tsx'), 'SalePage'),
});

const salesRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/sales',
  component: lazyRouteComponent(() => import('./mine/sales-page.tsx'), 'SalesPage'),
});

export const saleRoutes = [salesRoute];
/** These bring a dock of their own in the place of the bar. */
export const saleTasks = [reportRoute, saleRoute, revisionRoute];
