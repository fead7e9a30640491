import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';

export type FavouriteChange = { id: string; isFavourite: boolean };
type FavouritesOf = {
  /** The room whose part of the query cache holds the thing, in lists and alone. */
  room: string;
  /** The list that shows favourites only: asked for anew. */
  list: string;
  /** What that list is asked by. */
  only?: Record<string, string>;
  send: (change: FavouriteChange) => Promise<unknown>;
};

/** Seen at once; taken back, with a word, when the server refuses. */
export function useFavourite({ room, list, only = { show: 'favourites' }, send }: FavouritesOf) {
  const queries = useQueryClient();
  const { atForm } = useMessages();
  return useMutation({
    mutationFn: send,
    onMutate: async (change) => {
      const brokenOff = queries.getQueryCache().findAll({ queryKey: [room], fetchStatus: 'fetching' });
      await queries.cancelQueries({ queryKey: [room] }); // their answers may have been made before
      const before = queries.getQueriesData({ queryKey: [room] });
      queries.setQueriesData({ queryKey: [room] }, (held: unknown) => withFavourite(held, change));
      return { before, brokenOff };
    },
    onError: (error, _change, held) => {
      held?.before.forEach(([key, value]) => queries.setQueryData(key, value));
      showToast({ text: atForm(refusalCode(error)) });
    },
    onSettled: (_answer, _error, _change, held) => {
      for (const { queryKey } of held?.brokenOff ?? []) void queries.invalidateQueries({ queryKey, exact: true });
      return queries.invalidateQueries({ queryKey: [room, list, only] });
    },
  });
}

/** Whatever the cache holds of this thing, in pages and alone; everything else stays the same object. */
function withFavourite(held: unknown, change: FavouriteChange): unknown {
  if (Array.isArray(held)) return held.map((one) => withFavourite(one, change));
  if (typeof held !== 'object' || held === null) return held;
  if ('isFavourite' in held && 'id' in held) return held.id === change.id ? { ...held, isFavourite: change.isFavourite } : held;
  if ('pages' in held) return { ...held, pages: withFavourite(held.pages, change) };
  return 'items' in held ? { ...held, items: withFavourite(held.items, change) } : held;
}
