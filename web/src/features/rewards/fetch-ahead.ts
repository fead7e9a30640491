import type { QueryClient } from '@tanstack/react-query';
import { listsQuery, storeQuery } from './api.ts';
import { storeSearch } from './searches.ts';

/** What the store shows first, before anybody opened it. */
export async function fetchStoreAhead(queries: QueryClient, gcTime: number): Promise<void> {
  await Promise.all([queries.infiniteQuery({ ...storeQuery(storeSearch({})), gcTime }), queries.query({ ...listsQuery, gcTime })]);
}
