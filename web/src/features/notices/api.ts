import { call, openStream } from '@vitrine/client';
import { listNotices, markNoticesRead } from '@vitrine/contract/notices';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The newest notices and how many are unread. */
export const inboxQuery = queryOptions({
  queryKey: ['notices', 'inbox'],
  queryFn: () => call(listNotices, { query: {} }),
});

export const useInbox = () => useQuery(inboxQuery);

/** Marks as read at once; a refused one comes back with the next look. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => call(markNoticesRead, { body: { ids } }),
    onSettled: () => queries.invalidateQueries(inboxQuery),
  });
}

/** Each event of the stream brings the inbox up to date, and what the news is about: courses, progress, certificates. */
export function useLiveNotices(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      openStream(() => {
        void queries.invalidateQueries({
          predicate: ({ queryKey }) => ['notices', 'learning', 'certificates'].includes(String(queryKey[0])),
        });
      }),
    [queries],
  );
}
