import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { exportAuditTrail, listAuditTrail } from '@vitrine/contract/kernel';
import { listDeadJobs, replayDeadJobs } from '@vitrine/contract/tenancy';
import type { SheetFormat } from '@vitrine/domain/kernel';

export type TrailFilter = { subject?: string | undefined; subjectId?: string | undefined };

/** Administrative changes, newest first, page after page. */
export const trailQuery = ({ subject, subjectId }: TrailFilter) =>
  infiniteQueryOptions({
    queryKey: ['kernel', 'trail', { subject, subjectId }],
    queryFn: ({ pageParam }) =>
      call(listAuditTrail, {
        query: {
          limit: 30,
          ...(subject ? { subject } : {}),
          ...(subjectId ? { subjectId } : {}),
          ...(pageParam ? { after: pageParam } : {}),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** The same changes as a file. */
export const trailSheet = ({ subject, subjectId }: TrailFilter, format: SheetFormat) =>
  callFile(exportAuditTrail, { query: { format, ...(subject ? { subject } : {}), ...(subjectId ? { subjectId } : {}) } });

/** Jobs that were given up on this site. */
export const deadJobsQuery = queryOptions({ queryKey: ['tenancy', 'dead-jobs'], queryFn: () => call(listDeadJobs, {}) });

export const replayJobs = (ids: string[]) => call(replayDeadJobs, { body: { ids } });
