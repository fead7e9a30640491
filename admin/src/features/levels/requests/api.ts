import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { approveLevel, exportLevelRequests, getLevelRequest, listLevelRequests, refuseLevel } from '@vitrine/contract/levels';
import type { LevelReason } from '@vitrine/domain/levels';
import type { Sending } from '../../../shared/queue/index.ts';

export const queueKey = ['levels', 'queue'] as const;

export const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['levels', 'request', requestId],
    queryFn: () => call(getLevelRequest, { params: { requestId } }),
    staleTime: 20_000,
  });

export const levelRequests = (ask: Record<string, unknown>) => call(listLevelRequests, { query: listLevelRequests.query.parse(ask) });
export const levelRequestsExport = (ask: Record<string, unknown>) =>
  callFile(exportLevelRequests, { query: exportLevelRequests.query.parse(ask) });

/** A request and the version of it that somebody looked at. */
export type Seen = { id: string; version: number };
const seen = ({ id, version }: Seen) => ({ params: { requestId: id }, body: { version } });

export const approve = (request: Seen, how: Sending) => call(approveLevel, seen(request), how);
export const refuse = (request: Seen, why: { reason: LevelReason; note: string }, how: Sending) => {
  const { params, body } = seen(request);
  return call(refuseLevel, { params, body: { ...body, ...why } }, how);
};
