import { call } from '@vitrine/client';
import { getPoints, getStatementEntry, listStatement } from '@vitrine/contract/ledger';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PointsSearch } from './points-search.ts';

const ofCampaign = (campaignId: string | undefined) => (campaignId === undefined ? {} : { campaignId });

/** Balances in this campaign; without one, in that which the member moved points in last. */
export const pointsQuery = (campaignId?: string) =>
  queryOptions({
    queryKey: ['ledger', 'points', campaignId],
    queryFn: () => call(getPoints, { query: ofCampaign(campaignId) }),
  });

/** Movements, newest first, a page at a time. */
export const statementQuery = ({ campaign, currency = 'points', state }: PointsSearch) =>
  infiniteQueryOptions({
    queryKey: ['ledger', 'statement', campaign, currency, state],
    queryFn: ({ pageParam }) =>
      call(listStatement, {
        query: {
          ...ofCampaign(campaign),
          currency,
          ...(state === undefined ? {} : { state }),
          ...(pageParam === null ? {} : { after: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Why one number is what it is. */
export const entryQuery = (entryId: string) =>
  queryOptions({ queryKey: ['ledger', 'entry', entryId], queryFn: () => call(getStatementEntry, { params: { entryId } }) });
