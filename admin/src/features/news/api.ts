import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { listBlockThings } from '@vitrine/contract/kernel';
import { getSiteLists } from '@vitrine/contract/identity';
import {
  createNews,
  exportNewsReaders,
  exportNewsReadersByGroup,
  getNewsDraft,
  judgeComment,
  listCommentsToJudge,
  listNewsCategoriesToKeep,
  listNewsReaders,
  listNewsReadersByGroup,
  publishNews,
  removeNewsCategory,
  retireNews,
  saveNews,
  type NewsForm,
} from '@vitrine/contract/news';
import type { Changed, ExportFormat, Text, ThingKind } from '@vitrine/domain/kernel';
import type { CommentVerdict, commentShows } from '@vitrine/domain/news';
import { allRows } from '../../shared/resource/index.ts';

/** A draft as it is edited; never reloaded under the fingers. */
export const draftQuery = (newsId: string) =>
  queryOptions({
    queryKey: ['news', 'news', 'one', newsId],
    queryFn: () => call(getNewsDraft, { params: { newsId } }),
    refetchOnWindowFocus: false,
  });

export const categoryChoicesQuery = queryOptions({
  queryKey: ['news', 'categories', 'choices'],
  queryFn: () => allRows((query) => call(listNewsCategoriesToKeep, { query })),
  staleTime: 60_000,
});

export const listsQuery = queryOptions({ queryKey: ['identity', 'site-lists'], queryFn: () => call(getSiteLists, {}), staleTime: 300_000 });

const paged = { initialPageParam: '', getNextPageParam: ({ next }: { next: string | null }) => next };
const afterOf = (after: string) => (after === '' ? {} : { after });

export type ReadersShown = 'all' | 'read' | 'unread';
export const readersQuery = (newsId: string, show: ReadersShown) =>
  infiniteQueryOptions({
    queryKey: ['news', 'readers', newsId, show],
    queryFn: ({ pageParam }) => call(listNewsReaders, { params: { newsId }, query: { show, limit: 10, ...afterOf(pageParam) } }),
    ...paged,
  });
export const readersExport = (newsId: string, { format, show }: { format: ExportFormat; show: ReadersShown }) =>
  callFile(exportNewsReaders, { params: { newsId }, query: { format, show } });

export const groupsQuery = (newsId: string) =>
  infiniteQueryOptions({
    queryKey: ['news', 'groups', newsId],
    queryFn: ({ pageParam }) => call(listNewsReadersByGroup, { params: { newsId }, query: { limit: 20, ...afterOf(pageParam) } }),
    ...paged,
  });
export const groupsExport = (newsId: string, format: ExportFormat) =>
  callFile(exportNewsReadersByGroup, { params: { newsId }, query: { format } });

export type CommentsShown = (typeof commentShows)[number];
export const commentsQuery = (newsId: string, show: CommentsShown) =>
  infiniteQueryOptions({
    queryKey: ['news', 'comments', newsId, show],
    queryFn: ({ pageParam }) => call(listCommentsToJudge, { params: { newsId }, query: { show, limit: 10, ...afterOf(pageParam) } }),
    ...paged,
  });

export const blockThings = (query: { of: ThingKind; search?: string; ids?: string }) => call(listBlockThings, { query });

type Versioned = { newsId: string; version: number };
export const beginNews = (title: Text) => call(createNews, { body: { title } });
export const writeNews = ({ newsId, version }: Versioned, { now: news, was }: Changed<NewsForm>) =>
  call(saveNews, { params: { newsId }, body: { version, news, was } });
export const publish = ({ newsId, version }: Versioned) => call(publishNews, { params: { newsId }, body: { version } });
export const retire = (newsId: string) => call(retireNews, { params: { newsId } });
export const judge = (commentId: string, verdict: CommentVerdict) => call(judgeComment, { params: { commentId }, body: { verdict } });
export const removeCategory = (categoryId: string) => call(removeNewsCategory, { params: { categoryId } });
