import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Phase } from '@vitrine/domain/sence';
import { postForm } from './post-form.ts';

export const theCalls = () => import('./calls.ts');

/** Asked anew at each look: what it says ends by the clock, and the authority answers past this page. */
export const senceQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['sence', 'course', courseId],
    queryFn: async () => (await theCalls()).fetchSence(courseId),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.session?.state === 'starting' || data?.session?.closeUntil ? 5_000 : 60_000),
  });

/** Starts or closes a session, where none waits already, and leaves for the authority by its form. */
export function useLeave(courseId: string, phase: Phase) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ isAnew }: { isAnew: boolean }) => {
      const calls = await theCalls();
      if (isAnew) await (phase === 'start' ? calls.sendStart(courseId) : calls.sendClose(courseId));
      const { action, fields } = await calls.fetchForm(courseId, phase);
      postForm(action, fields);
    },
    onError: () => queries.invalidateQueries({ queryKey: senceQuery(courseId).queryKey }),
  });
}
