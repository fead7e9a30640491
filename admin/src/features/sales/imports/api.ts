import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listCampaignsToManage } from '@vitrine/contract/campaigns';
import { beginSalesImport, getSalesImport, listSalesImportLines, listSalesImports, steerSalesImport } from '@vitrine/contract/sales';
import { isImportRunning } from '@vitrine/domain/people/import';
import { allRows } from '../../../shared/resource/index.ts';

export const importsKey = ['sales', 'imports'];
export type Act = 'apply' | 'undo' | 'cancel';
const freshEveryMs = 1_000; // while a step runs somebody watches it

export const importsQuery = infiniteQueryOptions({
  queryKey: [...importsKey, 'list'],
  queryFn: ({ pageParam }) => call(listSalesImports, { query: { limit: 20, ...(pageParam ? { after: pageParam } : {}) } }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next ?? undefined,
});

export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: [...importsKey, 'one', importId],
    queryFn: () => call(getSalesImport, { params: { importId } }),
    refetchInterval: ({ state }) => (state.data && isImportRunning(state.data.state) ? freshEveryMs : false),
  });

/** Lines of one verdict; `state` makes them be read anew when a step ends. */
export const linesQuery = ({ importId, verdict, state }: { importId: string; verdict: 'good' | 'bad'; state: string }) =>
  infiniteQueryOptions({
    queryKey: [...importsKey, 'lines', importId, verdict, state],
    queryFn: ({ pageParam }) =>
      call(listSalesImportLines, { params: { importId }, query: { verdict, limit: 50, ...(pageParam ? { after: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  });

/** Campaigns that sales may count in. */
export const campaignsQuery = queryOptions({
  queryKey: [...importsKey, 'campaigns'],
  queryFn: () => allRows((query) => call(listCampaignsToManage, { query })),
});

export const begin = (ask: { campaignId: string; fileId: string }) => call(beginSalesImport, { body: ask });
export const steer = (importId: string, act: Act) => call(steerSalesImport, { params: { importId, act } });
