import { QueryClient } from '@tanstack/react-query';
import { CallRefused } from './call-refused.ts';

/** How screens ask: what a refusal said stands, a lost network or a fault of the server is asked again twice. */
export function createQueryClient(): QueryClient {
  const isWorthAnother = (failures: number, fault: Error) => failures < 2 && !(fault instanceof CallRefused && fault.status < 500);
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: isWorthAnother, networkMode: 'offlineFirst' },
      mutations: { retry: false, networkMode: 'offlineFirst' },
    },
  });
}
