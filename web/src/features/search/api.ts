import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isVisiting } from '../../shared/device/visit.ts';
import { wait } from '../../shared/device/wait.ts';

const theCalls = () => import('./calls.ts');
/** Somebody who goes on typing has not missed anything yet. */
const missedAfterMs = 1_500;

/** What all rooms find by these words; what was found before stays until it comes. */
export const useFound = (words: string, isAsked: boolean) =>
  useQuery({
    queryKey: ['search', 'all', words],
    queryFn: async () => (await theCalls()).fetchFound(words),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

const told = new Set<string>();

/** Lets the client know what nobody found, once a page: it may be what is missing in the portal. */
export function useTellMissed(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined || told.has(words) || isVisiting()) return undefined;
    return wait(() => {
      told.add(words);
      void theCalls()
        .then((calls) => calls.sendMissed(words))
        .catch(() => undefined); // nobody waits for it
    }, missedAfterMs);
  }, [words]);
}
