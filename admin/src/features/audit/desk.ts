import { queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getAuditDesk } from '@vitrine/contract/audit';
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
export const deskQuery = queryOptions({
  queryKey: ['audit', 'desk'],
  queryFn: () => call(getAuditDesk, {}),
  staleTime: 10_000,
  refetchInterval: freshEveryMs,
});
