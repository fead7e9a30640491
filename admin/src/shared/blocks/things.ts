import { useQuery } from '@tanstack/react-query';
import type { Thing } from '@vitrine/contract/kernel';
import type { ThingKind } from '@vitrine/domain/kernel';
import { createContext, use } from 'react';

type FindThings = (ask: { of: ThingKind; search?: string; ids?: string }) => Promise<{ items: Thing[] }>;

/** How courses, rewards, campaigns and questions are found; the screen says it. */
export const BlockThings = createContext<FindThings>(() => Promise.resolve({ items: [] }));

/** What is found by words. */
export function useFoundThings(of: ThingKind, search: string) {
  const find = use(BlockThings);
  return useQuery({ queryKey: ['blocks', 'things', of, search], queryFn: () => find({ of, search }), staleTime: 30_000 });
}

/** What these ids name, in their order; what is published no more is missing. */
export function useNamedThings(of: ThingKind, ids: readonly string[]) {
  const find = use(BlockThings);
  return useQuery({
    queryKey: ['blocks', 'things', of, 'named', ...ids],
    queryFn: () => find({ of, ids: ids.join(',') }),
    enabled: ids.length > 0,
    staleTime: 30_000,
    placeholderData: (before) => before,
  });
}
