import { wordIn } from '../../shared/search-words.ts';

/** What stands in the address of the store, as it was written there: what is no such thing asks for nothing. */
export type StoreSearch = Partial<Record<'search' | 'department' | 'category' | 'show' | 'sort', string | undefined>>;
export const storeSearch = (search: Record<string, unknown>): StoreSearch => ({
  search: wordIn(search, 'search'),
  department: wordIn(search, 'department'),
  category: wordIn(search, 'category'),
  show: wordIn(search, 'show'),
  sort: wordIn(search, 'sort'),
});

export type OrdersSearch = { state?: string | undefined };
export const ordersSearch = (search: Record<string, unknown>): OrdersSearch => ({ state: wordIn(search, 'state') });
