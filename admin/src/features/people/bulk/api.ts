import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import {
  applyBulkChange,
  getBulkChange,
  listBulkChanges,
  PeopleFilter,
  previewBulkChange,
  type BulkAction,
  type BulkWhom,
} from '@vitrine/contract/people';
import type { Chosen } from '../../../shared/resource/index.ts';

const pollMs = 700;

export const whomOf = ({ ids, isAll, filter }: Chosen): BulkWhom =>
  isAll ? { by: 'filter', filter: PeopleFilter.parse(filter) } : { by: 'members', ids: [...ids] };

export const lookAt = (whom: BulkWhom, action: BulkAction) => call(previewBulkChange, { body: { whom, action } });
export const make = (bulkId: string) => call(applyBulkChange, { params: { bulkId } });

/** How far it has come, asked again while it runs. */
export const bulkQuery = (bulkId: string) =>
  queryOptions({
    queryKey: ['people', 'bulk', bulkId],
    queryFn: () => call(getBulkChange, { params: { bulkId } }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false),
  });

/** What was done to many at once, newest first. */
export const bulkListQuery = infiniteQueryOptions({
  queryKey: ['people', 'bulk', 'list'],
  queryFn: ({ pageParam }) => call(listBulkChanges, { query: { limit: 20, ...(pageParam ? { after: pageParam } : {}) } }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next ?? undefined,
  staleTime: 0,
});
