import { queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getOverview } from '@vitrine/contract/reports';
import type { OverviewDays } from '@vitrine/domain/reports';

/** The overview of these days; it asks again by itself, for what waits grows while one looks. */
export const overviewQuery = (days: OverviewDays) =>
  queryOptions({
    queryKey: ['reports', 'overview', days],
    queryFn: () => call(getOverview, { query: { days: String(days) } }),
    refetchInterval: 60_000,
  });
