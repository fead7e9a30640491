import type { QueryClient } from '@tanstack/react-query';
import { knownProductsQuery, ownStoresQuery, promotionsQuery, runningCampaignsQuery, salesQuery, eligibilityQuery } from './api.ts';

/** What a report of a sale and the list of sales are drawn by, kept on the device before anybody opened them: the first sale may be made in a cellar. */
export async function fetchSalesAhead(queries: QueryClient, gcTime: number): Promise<void> {
  const [campaigns] = await Promise.all([
    queries.query({ ...runningCampaignsQuery, gcTime }),
    queries.infiniteQuery({ ...salesQuery, gcTime }),
  ]);
  const mine = campaigns.filter(({ isRegistered }) => isRegistered);
  const campaign = mine.find(({ isSelected }) => isSelected) ?? mine[0];
  if (!campaign) return;
  await Promise.all([
    queries.query({ ...eligibilityQuery(campaign.id), gcTime }),
    queries.query({ ...ownStoresQuery(campaign.id), gcTime }),
    queries.query({ ...knownProductsQuery(campaign.id), gcTime }),
    queries.query({ ...promotionsQuery(campaign.id), gcTime }),
  ]);
}
