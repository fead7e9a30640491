import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listAuditTrail } from '@vitrine/contract/kernel';

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
