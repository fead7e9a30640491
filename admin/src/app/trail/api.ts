import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { exportAuditTrail, listAuditTrail, listTrailPeople } from '@vitrine/contract/kernel';
import { listDeadJobs, replayDeadJobs } from '@vitrine/contract/tenancy';
import type { SheetFormat } from '@vitrine/domain/kernel';

/** What the trail is narrowed to, by the words of its address. */
export const trailFilters = ['subject', 'subjectId', 'personId', 'from', 'to', 'batchId'] as const;
export type TrailFilter = { [K in (typeof trailFilters)[number]]?: string };

/** Those of an address that say something. */
export const filterOf = (search: Record<string, string>): TrailFilter =>
  Object.fromEntries(trailFilters.flatMap((key) => (search[key] ? [[key, search[key]]] : [])));

/** Administrative changes, newest first, page after page. */
export const trailQuery = (filter: TrailFilter) =>
  infiniteQueryOptions({
    queryKey: ['kernel', 'trail', filter],
    queryFn: ({ pageParam }) => call(listAuditTrail, { query: { limit: 30, ...filter, ...(pageParam ? { after: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Whom the trail may be narrowed to. */
export const trailPeopleQuery = queryOptions({ queryKey: ['kernel', 'trail-people'], queryFn: () => call(listTrailPeople, {}) });

/** The same changes as a file. */
export const trailSheet = (filter: TrailFilter, format: SheetFormat) => callFile(exportAuditTrail, { query: { format, ...filter } });

/** Jobs that were given up on this site. */
export const deadJobsQuery = queryOptions({ queryKey: ['tenancy', 'dead-jobs'], queryFn: () => call(listDeadJobs, {}) });

export const replayJobs = (ids: string[]) => call(replayDeadJobs, { body: { ids } });
