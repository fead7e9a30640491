import { useFavourite } from '../../shared/use-favourite.ts';

export const useHeart = () =>
  useFavourite({
    room: 'news',
    list: 'list',
    only: { favorite: 'favorite' },
    send: async (change) => (await import('./calls.ts')).sendFavourite(change),
  });
