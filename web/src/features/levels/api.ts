import { queryOptions } from '@tanstack/react-query';

/** Where the member stands, and the way to the next level. */
export const myLevelQuery = queryOptions({
  queryKey: ['levels', 'mine'],
  queryFn: async () => (await import('./calls.ts')).fetchMyLevel(),
});
