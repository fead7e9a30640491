import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FavouriteChange } from './calls.ts';

/** Seen at once; taken back, with a word, when the server refuses. */
export function useFavouriteReward(onRefused: (error: unknown) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: FavouriteChange) => (await import('./calls.ts')).sendFavourite(change),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: ['rewards'] });
      const before = queries.getQueriesData({ queryKey: ['rewards'] });
      queries.setQueriesData({ queryKey: ['rewards'] }, (held: unknown) => withFavourite(held, change));
      return before;
    },
    onError: (error, _change, before) => {
      before?.forEach(([key, value]) => queries.setQueryData(key, value));
      onRefused(error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['rewards', 'store', { show: 'favourites' }] }),
  });
}

/** Whatever the cache holds of this reward, in pages of the store and alone; everything else stays the same object. */
function withFavourite(held: unknown, change: FavouriteChange): unknown {
  if (Array.isArray(held)) return held.map((one) => withFavourite(one, change));
  if (typeof held !== 'object' || held === null) return held;
  if ('isFavourite' in held && 'id' in held) return held.id === change.rewardId ? { ...held, isFavourite: change.isFavourite } : held;
  if ('pages' in held) return { ...held, pages: withFavourite(held.pages, change) };
  return 'items' in held ? { ...held, items: withFavourite(held.items, change) } : held;
}
