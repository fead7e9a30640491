import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { getSiteLists } from '@vitrine/contract/identity';
import { listTrailDrafts } from '@vitrine/contract/trails';
import {
  exportStockMovements,
  getRewardToManage,
  importRewardCodes,
  listCategories,
  listDepartments,
  listStockMovements,
  moveStock,
  publishReward,
  retireReward,
  saveReward,
  type RewardForm,
} from '@vitrine/contract/rewards';
import type { Changed, ExportFormat } from '@vitrine/domain/kernel';
import type { StockMove } from '@vitrine/domain/rewards';
import { allRows, openedBy } from '../../shared/resource/index.ts';

export const listsQuery = queryOptions({ queryKey: ['identity', 'site-lists'], queryFn: () => call(getSiteLists, {}), staleTime: 300_000 });

export const departmentChoicesQuery = queryOptions({
  queryKey: ['rewards', 'departments', 'list', 'choices'],
  queryFn: () => allRows((query) => call(listDepartments, { query })),
  staleTime: 60_000,
});
export const categoryChoicesQuery = queryOptions({
  queryKey: ['rewards', 'categories', 'list', 'choices'],
  queryFn: () => allRows((query) => call(listCategories, { query })),
  staleTime: 60_000,
});
/** Courses and trails that a reward may ask for (decisions D35, D79). */
export const courseChoicesQuery = queryOptions({
  queryKey: ['rewards', 'course-choices'],
  queryFn: () => allRows((ask) => call(listCourseDrafts, { query: { ...ask, state: 'published' } })),
  staleTime: 60_000,
});
export const trailChoicesQuery = queryOptions({
  queryKey: ['rewards', 'trail-choices'],
  queryFn: () => allRows((ask) => call(listTrailDrafts, { query: { ...ask, state: 'published' } })),
  staleTime: 60_000,
});
export const stockQuery = (rewardId: string) =>
  queryOptions({
    queryKey: ['rewards', 'stock', rewardId],
    queryFn: () => call(listStockMovements, { params: { rewardId }, query: { limit: 20 } }),
  });
/** The same movements as a file, all of them. */
export const stockExport = (rewardId: string, format: ExportFormat) =>
  callFile(exportStockMovements, { params: { rewardId }, query: { format } });

const openedReward = openedBy('reward');
export const readReward = (rewardId: string) => call(getRewardToManage, { params: { rewardId } }).then(openedReward);
export const writeReward = (rewardId: string, version: number, _whole: RewardForm, { now: reward, was }: Changed<RewardForm>) =>
  call(saveReward, { params: { rewardId }, body: { version, reward, was } }).then(openedReward);
export const publish = (rewardId: string, version: number) =>
  call(publishReward, { params: { rewardId }, body: { version } }).then(openedReward);
export const retire = (rewardId: string, version: number) =>
  call(retireReward, { params: { rewardId }, body: { version } }).then(openedReward);
export const move = (rewardId: string, body: { kind: StockMove; units: number; note: string }) =>
  call(moveStock, { params: { rewardId }, body }).then(openedReward);
export const importCodes = (rewardId: string, codes: string[]) =>
  call(importRewardCodes, { params: { rewardId }, body: { codes } }).then(openedReward);
