import type { AskedGate } from '@vitrine/domain/identity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { connected } from '../../../shared/connection.ts';
import { meQuery } from '../api.ts';
import { useGoOn } from '../go-on.ts';

const theCalls = async () => (await Promise.all([import('./calls.ts'), connected()]))[0];

/** Passes a gate by saying so (SES-18, LOG-17), a text in the version that was shown, and goes on. */
export function usePassGate(gate: AskedGate, version?: number) {
  const queries = useQueryClient();
  const goOn = useGoOn();
  return useMutation({
    mutationFn: async () => (await theCalls()).passThrough(gate, version),
    onSuccess: async (me) => {
      queries.setQueryData(meQuery.queryKey, me);
      await goOn();
    },
  });
}

/** Changes the own password (SES-17) and goes on. Throws the refusal. */
export function useChangePassword() {
  const queries = useQueryClient();
  const goOn = useGoOn();
  return async (typed: { current: string; password: string }) => {
    const { changeMyPassword, fetchMe } = await theCalls();
    await changeMyPassword(typed);
    queries.setQueryData(meQuery.queryKey, await fetchMe());
    await goOn();
  };
}
