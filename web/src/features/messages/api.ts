import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const theCalls = () => import('./calls.ts');

/** A message of the program; without a network what this device knows of it. */
export const messageQuery = (messageId: string) =>
  queryOptions({
    queryKey: ['messages', 'one', messageId],
    queryFn: async () => (await theCalls()).fetchMessage(messageId),
    networkMode: 'always',
    retry: false,
  });

/** Notes that it was opened; what is lost is noted by the next visit. */
export function useNoteRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (messageId: string) => (await theCalls()).sendRead(messageId),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['notices'] }),
  });
}
