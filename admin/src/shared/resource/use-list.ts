import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { Listed, Resource } from './resource.ts';

const pageSize = 50;

/** The key of a resource's lists; whoever changes a thing invalidates it. */
export const listKey = ({ room, name }: { room: string; name: string }) => [room, name, 'list'] as const;
export const oneKey = ({ room, name }: { room: string; name: string }, id: string) => [room, name, 'one', id] as const;

/** Rows by keyset, page after page; while a filter changes, the rows before stay so that nothing jumps. */
export function useList<Row extends Listed, Values extends FieldValues>(
  resource: Resource<Row, Values>,
  filter: Record<string, string | undefined>,
) {
  const query = useInfiniteQuery({
    queryKey: [...listKey(resource), filter],
    queryFn: ({ pageParam }) => resource.list({ ...filter, ...(pageParam ? { after: pageParam } : {}), limit: pageSize }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return { ...query, rows: query.data?.pages.flatMap((page) => page.items) ?? [] };
}

/**
 * How many the filter finds, beside the list and later than it: soon as far as it counts at once, then to the last. Undefined where the list does not count, or nothing came yet.
 */
export function useCount<Row extends Listed, Values extends FieldValues>(
  { count, ...resource }: Resource<Row, Values>,
  { sort: _order, ...filter }: Record<string, string | undefined>,
) {
  const counting = (isExact: boolean) => ({
    queryKey: [...listKey(resource), isExact ? 'count-all' : 'count', filter],
    queryFn: () => count?.(filter, { isExact }) ?? Promise.reject(new Error(`${resource.name} is not counted`)),
  });
  const { data, isPlaceholderData } = useQuery({ ...counting(false), enabled: count !== undefined, placeholderData: keepPreviousData });
  const { data: all } = useQuery({ ...counting(true), enabled: data?.hasMore === true && !isPlaceholderData });
  return all ?? data;
}

export type Counted = ReturnType<typeof useCount>;
