import type { Me } from '@vitrine/contract/identity';
import type { QueryClient } from '@tanstack/react-query';
import { campaignsQuery } from '../features/campaigns/index.ts';
import { fetchCoursesAhead } from '../features/learning/index.ts';
import { fetchPointsAhead } from '../features/ledger/index.ts';
import { fetchStoreAhead } from '../features/rewards/index.ts';
import { fetchSalesAhead } from '../features/sales/index.ts';

/** Whose words the screens that a member opens first speak, beside those of the home; the way out is among them. */
export const roomsOfFirstTaps = ['sales', 'rewards', 'identity/profile', 'identity/outside', 'badges', 'tenancy'];

/** Nobody watches these answers yet: a day of work is how long they stay on the page. */
const keptMilliseconds = 12 * 3_600_000;

/** What the first taps of a member show (a sale, the store, courses, points), asked for before they are made: without a network they open all the same. */
export async function fetchFirstTaps(queries: QueryClient, { client }: Pick<Me, 'client'>): Promise<void> {
  const gcTime = keptMilliseconds;
  const points = async () => {
    const { active, previous } = await queries.query({ ...campaignsQuery, gcTime });
    await fetchPointsAhead(
      queries,
      [...active, ...previous].find(({ isRegistered, isSelected }) => isRegistered && isSelected)?.id,
      gcTime,
    );
  };
  // What cannot be had now is asked for where it is shown.
  await Promise.allSettled([
    client.has_insert_sales && fetchSalesAhead(queries, gcTime),
    client.has_reward_store && fetchStoreAhead(queries, gcTime),
    client.has_online_courses && fetchCoursesAhead(queries, gcTime),
    client.has_campaigns && points(),
  ]);
}
