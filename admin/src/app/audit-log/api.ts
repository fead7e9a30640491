import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { exportAuditLog, listAuditLog, listTrailPeople } from '@vitrine/contract/kernel';
import { listDeadJobs, replayDeadJobs } from '@vitrine/contract/tenancy';
import type { ExportFormat } from '@vitrine/domain/kernel';

/** What the audit log is narrowed to, by the words of its address. */
export const trailFilters = ['subject', 'subjectId', 'personId', 'from', 'to', 'batchId'] as const;
export type AuditLogFilter = { [K in (typeof trailFilters)[number]]?: string };

/** Those of an address that say something. */
export const filterOf = (search: Record<string, string>): AuditLogFilter =>
  Object.fromEntries(trailFilters.flatMap((key) => (search[key] ? [[key, search[key]]] : [])));

/** Administrative changes, newest first, page after page. */
export const auditLogQuery = (filter: AuditLogFilter) =>
  infiniteQueryOptions({
    queryKey: ['kernel', 'audit-log', filter],
    queryFn: ({ pageParam }) => call(listAuditLog, { query: { limit: 30, ...filter, ...(pageParam ? { after: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Whom the audit log may be narrowed to. */
export const trailPeopleQuery = queryOptions({ queryKey: ['kernel', 'trail-people'], queryFn: () => call(listTrailPeople, {}) });

/** The same changes as a file. */
export const auditLogExport = (filter: AuditLogFilter, format: ExportFormat) => callFile(exportAuditLog, { query: { format, ...filter } });

/** Jobs that were given up on this site. */
export const deadJobsQuery = queryOptions({ queryKey: ['tenancy', 'dead-jobs'], queryFn: () => call(listDeadJobs, {}) });

export const replayJobs = (ids: string[]) => call(replayDeadJobs, { body: { ids } });
