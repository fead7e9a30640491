import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { TopicsAsk } from './calls.ts';

/** The calls and their schemas, fetched when a screen first needs them. */
export const forumCalls = () => import('./calls.ts');

export const boardsQuery = queryOptions({
  queryKey: ['forum', 'boards'],
  queryFn: async () => (await forumCalls()).fetchBoards(),
  networkMode: 'always',
});

export const boardQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['forum', 'board', boardId],
    queryFn: async () => (await forumCalls()).fetchBoard(boardId),
    networkMode: 'always',
  });

export const topicsQuery = (boardId: string, ask: TopicsAsk) =>
  infiniteQueryOptions({
    queryKey: ['forum', 'topics', boardId, ask],
    queryFn: async ({ pageParam }) => (await forumCalls()).fetchTopics(boardId, ask, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const topicQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['forum', 'topic', topicId],
    queryFn: async () => (await forumCalls()).fetchTopic(topicId),
    networkMode: 'always',
  });

export const mentionableQuery = (boardId: string, search: string) =>
  queryOptions({
    queryKey: ['forum', 'people', boardId, search],
    queryFn: async () => (await forumCalls()).fetchMentionable(boardId, search),
  });

export const repliesQuery = (topicId: string) =>
  infiniteQueryOptions({
    queryKey: ['forum', 'replies', topicId],
    queryFn: async ({ pageParam }) => (await forumCalls()).fetchReplies(topicId, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
