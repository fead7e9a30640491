import { queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getChainOverview, getOverview } from '@vitrine/contract/reports';
import type { OverviewDays } from '@vitrine/domain/reports';

/** The overview of these days; it asks again by itself, for what waits grows while one looks. */
export const overviewQuery = (days: OverviewDays) =>
  queryOptions({
    queryKey: ['reports', 'overview', days],
    queryFn: () => call(getOverview, { query: { days: String(days) } }),
    refetchInterval: 60_000,
  });

/** What waits and what was sold in the stores of a chain. */
export const chainOverviewQuery = (retailerId: string, days: OverviewDays) =>
  queryOptions({
    queryKey: ['reports', 'overview', days, retailerId],
    queryFn: () => call(getChainOverview, { params: { retailerId }, query: { days: String(days) } }),
    refetchInterval: 60_000,
  });
