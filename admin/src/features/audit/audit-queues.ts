import { queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getAuditQueues } from '@vitrine/contract/audit';
import type { QueueKind } from '@vitrine/domain/audit';

/** Where each queue is worked in. */
export const queueHrefs: Record<QueueKind, string> = {
  sales: '/sales',
  photos: '/photos',
  level_requests: '/level-requests',
  orders: '/orders',
  registrations: '/registrations',
};

const freshEveryMs = 60_000;

/** What waits in every queue of whoever asks. */
export const queuesQuery = queryOptions({
  queryKey: ['audit', 'queues'],
  queryFn: () => call(getAuditQueues, {}),
  staleTime: 10_000,
  refetchInterval: freshEveryMs,
});
