import { queryOptions } from '@tanstack/react-query';

/** The photos of a store this week; without a network what this device knows of them. */
export const boardQuery = (storeId: string | undefined) =>
  queryOptions({
    queryKey: ['photos', 'board', storeId ?? ''],
    queryFn: async () => (await import('./calls.ts')).fetchBoard(storeId === undefined ? {} : { storeId }),
    networkMode: 'always',
  });
