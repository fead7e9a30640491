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
export const reportQuery = (kind: ReportKind, ask: ReportAsk, isCompared: boolean) =>
  infiniteQueryOptions({
    queryKey: ['reports', 'report', kind, ask, isCompared],
    queryFn: ({ pageParam }) =>
      call(getReport, {
        query: { kind, ...ask, limit: 50, ...(isCompared ? { compare: 'true' } : {}), ...(pageParam === '' ? {} : { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The same rows as a file. */
export const reportSheet = (kind: ReportKind, ask: ReportAsk, format: SheetFormat) =>
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
export const makeFile = (kind: ReportKind, ask: ReportAsk, format: SheetFormat) => call(makeReportFile, { body: { kind, ...ask, format } });
