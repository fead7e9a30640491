import type { QueryClient } from '@tanstack/react-query';
import { pointsQuery, statementQuery } from './api.ts';
import { pointsSearch } from './points-search.ts';

/** What the points of a campaign show first, before anybody opened them. */
export async function fetchPointsAhead(queries: QueryClient, campaign: string | undefined, gcTime: number): Promise<void> {
  await Promise.all([
    queries.query({ ...pointsQuery(campaign), gcTime }),
    queries.infiniteQuery({ ...statementQuery({ ...pointsSearch({}), campaign }), gcTime }),
  ]);
}
