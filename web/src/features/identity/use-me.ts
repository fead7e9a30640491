import type { Me } from '@vitrine/contract/identity';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { meQuery, theCalls } from './api.ts';

/** Who is logged in; known before a member's screen is drawn. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data;

/** Switches language or country (SES-16). Everything that the server wrote in the old language is asked for again. */
export function useSaveMe() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (changes: { languageId?: number; country?: string }) => (await theCalls()).changeMe(changes),
    onSuccess: async (me) => {
      queries.setQueryData(meQuery.queryKey, me);
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'identity' && queryKey[1] !== 'site' });
    },
  });
}
