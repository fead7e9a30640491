import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

export type QueuePage<Row, Counts> = { items: Row[]; next: string | null; counts?: Counts };

type QueueAsk<Row, Counts> = {
  room: string;
  filter: Record<string, string | undefined>;
  list: (ask: Record<string, string | number | undefined>) => Promise<QueuePage<Row, Counts>>;
  /** Where counting takes longer than a page does, it is asked for by itself, and anew whenever the list came or changed. */
  count?: (filter: Record<string, string | undefined>) => Promise<Counts>;
};

const pageSize = 50;
const fewLeft = 10;
const freshEveryMs = 30_000; // others decide meanwhile

/** What waits for a decision, page after page; it is asked for again by itself, since colleagues work on the same rows. */
export function useQueue<Row extends { id: string }, Counts>({ room, filter, list, count }: QueueAsk<Row, Counts>) {
  const query = useInfiniteQuery({
    queryKey: [room, 'queue', filter],
    queryFn: ({ pageParam }) => list({ ...filter, ...(pageParam ? { after: pageParam } : {}), limit: pageSize }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: freshEveryMs,
  });
  const counted = useQuery({
    queryKey: [room, 'queue-counts', filter, query.dataUpdatedAt],
    queryFn: () => count?.(filter) ?? null,
    enabled: count !== undefined && query.isSuccess,
    placeholderData: keepPreviousData,
  });
  const counts = counted.data ?? query.data?.pages[0]?.counts;
  return { ...query, rows: query.data?.pages.flatMap((page) => page.items) ?? [], counts };
}

/** Pages of a queue, as far as they are loaded. */
export type QueuePages<Row> = {
  rows: readonly Row[];
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: (how: { cancelRefetch: boolean }) => unknown;
};

/** Asks for the next page before the last rows are decided, so that whoever decides by keys alone never comes to an end that is none. After a fault it is asked for by hand. */
export function useMoreInTime<Row>({ hasNextPage, isFetching, isError, fetchNextPage }: QueuePages<Row>, waiting: number): void {
  const isDue = hasNextPage && !isFetching && !isError && waiting < fewLeft;
  useEffect(() => {
    if (isDue) void fetchNextPage({ cancelRefetch: false });
  }, [isDue, fetchNextPage]);
}

/** The rows before and after the open one; with none open, the first is next. */
export function neighboursOf<Row extends { id: string }>(rows: readonly Row[], openId: string | undefined) {
  const at = rows.findIndex(({ id }) => id === openId);
  return { place: at + 1, before: at > 0 ? rows[at - 1] : undefined, after: rows[at + 1] };
}
