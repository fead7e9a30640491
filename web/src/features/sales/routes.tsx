import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberFrame, taskFrame } from '../../shared/frames.tsx';
import { oneOf, wordIn } from '../../shared/search-words.ts';

const steps = ['photo', 'facts', 'products'] as const;
export type ReportStep = (typeof steps)[number];
/** Which draft is open, and where in it the person is: so that back leads one step back. */
export type ReportSearch = { draft?: string | undefined; step?: ReportStep | undefined };

const reportSearch = (search: Record<string, unknown>): ReportSearch => ({
  draft: wordIn(search, 'draft'),
  step: oneOf(search, 'step', steps),
});

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
