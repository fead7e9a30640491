import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PointsSearch } from './points-search.ts';
import { pageAfterPage } from '../../shared/page-after-page.ts';

const theCalls = () => import('./calls.ts');

/** Balances in this campaign; without one, in that which the member moved points in last. */
export const pointsQuery = (campaignId?: string) =>
  queryOptions({ queryKey: ['ledger', 'points', campaignId], queryFn: async () => (await theCalls()).fetchPoints(campaignId) });

/** Movements, newest first, a page at a time. */
export const statementQuery = (search: PointsSearch) =>
  infiniteQueryOptions({
    queryKey: ['ledger', 'statement', search.campaign, search.currency, search.state],
    queryFn: async ({ pageParam }) => (await theCalls()).fetchStatement(search, pageParam),
    ...pageAfterPage,
  });

/** Why one number is what it is. */
export const entryQuery = (entryId: string) =>
  queryOptions({ queryKey: ['ledger', 'entry', entryId], queryFn: async () => (await theCalls()).fetchEntry(entryId) });
