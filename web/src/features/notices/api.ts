import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

const theCalls = () => import('./calls.ts');

/** The newest notices and how many are unread. */
export const inboxQuery = queryOptions({
  queryKey: ['notices', 'inbox'],
  queryFn: async () => (await theCalls()).fetchInbox(),
});

export const useInbox = () => useQuery(inboxQuery);

/** Marks as read at once; a refused one comes back with the next look. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (ids: string[]) => (await theCalls()).sendRead(ids),
    onSettled: () => queries.invalidateQueries({ queryKey: ['notices'] }),
  });
}

/**
 * Each notice of the stream brings the inbox up to date, and what the news is about: courses, certificates, sales and their points. `onSettings` hears in which state the
 * client's and the site's settings are (ADM-03).
 */
export function useLiveNotices(onSettings: (version: string) => void): void {
  const queries = useQueryClient();
  const settingsChanged = useEffectEvent(onSettings);
  useEffect(() => {
    const opening = theCalls().then(({ followNews }) =>
      followNews({
        onNews: (isTold) => void queries.invalidateQueries({ predicate: ({ queryKey }) => isTold(queryKey) }),
        onSettings: (version) => settingsChanged(version),
      }),
    );
    opening.catch(() => undefined); // the next visit tries again; without the stream all is asked for as before
    return () => void opening.then((close) => close()).catch(() => undefined);
  }, [queries]);
}
