import { onlineManager, QueryClient } from '@tanstack/react-query';
import { CallRefused } from './call-refused.ts';

/** How screens ask: what a refusal said stands, a lost network or a fault of the server is asked again twice; a device without a network says so at once. */
export function createQueryClient(): QueryClient {
  const isPassing = (fault: Error) => (fault instanceof CallRefused ? fault.status >= 500 : fault instanceof TypeError);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, fault) => failures < 2 && isPassing(fault) && onlineManager.isOnline(),
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'offlineFirst' },
    },
  });
}
