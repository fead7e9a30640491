import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const theCalls = () => import('./calls.ts');
const queryKey = ['transfer', 'mine'];
/** While the partner is waited for, its answer is looked for in so many milliseconds. */
const lookAgain = 3_000;

/** What may be sent, what waits and what was sent before; looked at again while the partner is waited for. */
export const transferQuery = queryOptions({
  queryKey,
  queryFn: async () => (await theCalls()).fetchTransfer(),
  refetchInterval: ({ state }) => (state.data?.underWay ? lookAgain : false),
});

/** Asks the partner about a document. */
export const useLookUp = () => useMutation({ mutationFn: async (document: string) => (await theCalls()).sendLookUp(document) });

/** Sends everything; the key stays the same while the person repeats one and the same act, so that a lost answer never sends twice (decision D40). */
export function useSend() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (ask: { document: string; points: number; key: string }) => (await theCalls()).sendAll(ask),
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey: [room] }) => room === 'ledger' || room === 'transfer' }),
  });
}
