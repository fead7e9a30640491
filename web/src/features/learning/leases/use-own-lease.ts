import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { kept } from '../../../shared/device/storage.ts';

const theLeases = () => import('./own-lease.ts');

/** The test of this activity as it lies on this device; null where none does, undefined until the device was read. Asked of the device, with a network or without. */
export function useOwnLease(itemId: string) {
  const queries = useQueryClient();
  const queryKey = ['learning', 'own-lease', itemId];
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (kept('downloads') === 'yes' ? (await theLeases()).ownLease(itemId).catch(() => null) : null),
    ...(kept('downloads') === 'yes' ? {} : { initialData: null }),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  const look = () => queries.invalidateQueries({ queryKey });
  const begin = useMutation({
    mutationFn: async () => (await theLeases()).beginOwn(itemId),
    networkMode: 'always',
    onSuccess: look,
  });
  return { own: data, begin, look };
}
