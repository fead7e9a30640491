import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { exportReport, getReport, getReportChoices } from '@vitrine/contract/reports';
import type { SheetFormat } from '@vitrine/domain/kernel';
import type { ReportFilter, ReportKind } from '@vitrine/domain/reports';

export type ReportAsk = { [Name in ReportFilter | 'from' | 'to']?: string };

/** Which reports there are, and what their filters choose from. */
export const choicesQuery = queryOptions({
  queryKey: ['reports', 'choices'],
  queryFn: () => call(getReportChoices, {}),
  staleTime: 60_000,
});

/** A report, a page behind the other. */
export const reportQuery = (kind: ReportKind, ask: ReportAsk) =>
  infiniteQueryOptions({
    queryKey: ['reports', 'report', kind, ask],
    queryFn: ({ pageParam }) => call(getReport, { query: { kind, ...ask, limit: 50, ...(pageParam === '' ? {} : { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The same rows as a file. */
export const reportSheet = (kind: ReportKind, ask: ReportAsk, format: SheetFormat) =>
  callFile(exportReport, { query: { kind, ...ask, format } });
