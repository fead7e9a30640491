import { useNavigate } from '@tanstack/react-router';
import type { StoreSearch } from './searches.ts';

/** Changes what the store shows: in the address, so that back and a shared link show the same catalog. */
export function useNarrow(filter: StoreSearch) {
  const navigate = useNavigate({ from: '/reward-store' });
  return (change: Partial<StoreSearch>) => void navigate({ search: { ...filter, ...change }, replace: true, resetScroll: false });
}
