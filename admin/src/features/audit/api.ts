import { infiniteQueryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { exportDecisions, giveOpinion, listDecisions, type AuditDecision } from '@vitrine/contract/audit';
import type { ExportFormat } from '@vitrine/domain/kernel';

export const shows = ['all', 'sample', 'disagreed', 'mine'] as const;
export type Show = (typeof shows)[number];

/** Who decided what, a page behind the other. */
export const decisionsQuery = (show: Show) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'decisions', show],
    queryFn: ({ pageParam }) => call(listDecisions, { query: { show, limit: 25, ...(pageParam === '' ? {} : { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const decisionsExport = (show: Show, format: ExportFormat) => callFile(exportDecisions, { query: { show, format } });

/** An opinion on the decision that was looked at. */
export const sendOpinion = ({ subject, id, decidedAt }: AuditDecision, opinion: { agrees: boolean; note: string }) =>
  call(giveOpinion, { params: { subject: subject === 'photo' ? 'photo' : 'sale', id }, body: { decidedAt, ...opinion } });
