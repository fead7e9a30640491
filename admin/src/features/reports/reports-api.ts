import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  exportReport,
  getReport,
  getReportChoices,
  listReportFiles,
  listSavedFilters,
  makeReportFile,
  removeSavedFilter,
  saveFilter,
} from '@vitrine/contract/reports';
import type { ExportFormat } from '@vitrine/domain/kernel';
import type { ReportFilter, ReportKind } from '@vitrine/domain/reports';

export type ReportAsk = { [Name in ReportFilter | 'from' | 'to']?: string };

/** Which reports there are, and what their filters choose from. */
export const choicesQuery = queryOptions({
  queryKey: ['reports', 'choices'],
  queryFn: () => call(getReportChoices, {}),
  staleTime: 60_000,
});

/** Rows of a report, a page behind the other. */
export const reportQuery = (kind: ReportKind, ask: ReportAsk) =>
  infiniteQueryOptions({
    queryKey: ['reports', 'report', kind, ask],
    queryFn: ({ pageParam }) =>
      call(getReport, { query: { kind, ...ask, only: 'rows', limit: 50, ...(pageParam === '' ? {} : { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** What is summed over all rows of a report; rows do not wait for it. */
export const totalsQuery = (kind: ReportKind, ask: ReportAsk, isCompared: boolean) =>
  queryOptions({
    queryKey: ['reports', 'totals', kind, ask, isCompared],
    queryFn: () => call(getReport, { query: { kind, ...ask, only: 'totals', ...(isCompared ? { compare: 'true' } : {}) } }),
  });

/** The same rows as a file. */
export const reportExport = (kind: ReportKind, ask: ReportAsk, format: ExportFormat) =>
  callFile(exportReport, { query: { kind, ...ask, format } });

/** Filters that the person keeps for a report. */
export const savedQuery = (kind: ReportKind) =>
  queryOptions({ queryKey: ['reports', 'saved', kind], queryFn: () => call(listSavedFilters, { query: { kind } }) });
export const keepFilter = (kind: ReportKind, ask: ReportAsk, name: string) =>
  call(saveFilter, { body: { name, filter: { kind, ...ask } } });
export const forgetFilter = (filterId: string) => call(removeSavedFilter, { params: { filterId } });

/** Files that a job writes; asked again while one is under way. */
export const filesQuery = queryOptions({
  queryKey: ['reports', 'files'],
  queryFn: () => call(listReportFiles, {}),
  refetchInterval: ({ state }) => (state.data?.items.some((file) => file.state === 'waiting' || file.state === 'running') ? 2_000 : false),
});
export const makeFile = (kind: ReportKind, ask: ReportAsk, format: ExportFormat) =>
  call(makeReportFile, { body: { kind, ...ask, format } });
