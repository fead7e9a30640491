import type { FeedTopic } from '@vitrine/domain/notices';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Wishes } from './preferences-calls.ts';
import { pageAfterPage } from '../../shared/page-after-page.ts';

/** What the screens of this room ask for; the bell, which every screen draws, has its own few calls. */
const theCalls = () => import('./calls.ts');
const preferencesCalls = () => import('./preferences-calls.ts');

/** The inbox, a page at a time: all of it, or what is unread. */
export const inboxPagesQuery = ({ isUnread }: { isUnread: boolean }) =>
  infiniteQueryOptions({
    queryKey: ['notices', 'pages', { isUnread }],
    queryFn: async ({ pageParam }) => (await theCalls()).fetchInboxPage({ isUnread }, pageParam),
    ...pageAfterPage,
  });

/** What the member did and what became of it, a page at a time. */
export const feedQuery = ({ topic }: { topic?: FeedTopic | undefined }) =>
  infiniteQueryOptions({
    queryKey: ['notices', 'feed', { topic }],
    queryFn: async ({ pageParam }) => (await theCalls()).fetchFeed({ topic }, pageParam),
    ...pageAfterPage,
  });

/** Marks as read this notice and all before it: what arrives meanwhile stays unread. */
export function useMarkAllRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (newestId: string) => (await theCalls()).sendAllRead(newestId),
    onSettled: () => queries.invalidateQueries({ queryKey: ['notices'] }),
  });
}

/** What the member wants to be told. */
export const preferencesQuery = queryOptions({
  queryKey: ['notice-preferences'],
  queryFn: async () => (await preferencesCalls()).fetchPreferences(),
});

/** Whether phones are told of notices here. */
export const pushQuery = queryOptions({
  queryKey: ['notices-push'],
  queryFn: async () => (await import('./push-calls.ts')).fetchPush(),
});

export function useSavePreferences() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (wishes: Wishes) => (await preferencesCalls()).sendPreferences(wishes),
    onSuccess: (opened) => queries.setQueryData(preferencesQuery.queryKey, opened),
  });
}
