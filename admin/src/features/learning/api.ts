import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  exportGradebook,
  exportGroupGradebook,
  getMemberResult,
  gradeAnswer,
  listAnswersToGrade,
  listGradebook,
  listGroupGradebook,
  listResultGroups,
  unblock,
} from '@vitrine/contract/learning';
import type { ExportFormat } from '@vitrine/domain/kernel';

export const resultsKey = ['learning'] as const;
export const memberResultQuery = (activityId: string, memberId: string) =>
  queryOptions({
    queryKey: ['learning', 'results', activityId, 'one', memberId],
    queryFn: () => call(getMemberResult, { params: { activityId, memberId } }),
  });
type BookFilter = { search?: string; group?: string };
export const gradebookQuery = (courseId: string, filter: BookFilter) =>
  queryOptions({
    queryKey: ['learning', 'gradebook', courseId, filter],
    queryFn: () => call(listGradebook, { params: { courseId }, query: { ...filter, limit: 100 } }),
  });
export const gradebookExport = (courseId: string, filter: BookFilter, format: ExportFormat) =>
  callFile(exportGradebook, { params: { courseId }, query: { ...filter, format } });
export const waitingQuery = queryOptions({
  queryKey: ['learning', 'answers-to-grade'],
  queryFn: () => call(listAnswersToGrade, { query: { limit: 50 } }),
});
export const grade = ({ attemptId, questionId, ...body }: { attemptId: string; questionId: string; percent: number; comment: string }) =>
  call(gradeAnswer, { params: { attemptId, questionId }, body });
export const letGoOn = ({ enrolmentId, ...body }: { enrolmentId: string; reason: string; attempts: number }) =>
  call(unblock, { params: { enrolmentId }, body });
export const groupBookQuery = (groupId: string, filter: { search?: string }) =>
  queryOptions({
    queryKey: ['learning', 'group-gradebook', groupId, filter],
    queryFn: () => call(listGroupGradebook, { params: { groupId }, query: { ...filter, limit: 100 } }),
  });
export const groupBookExport = (groupId: string, filter: { search?: string }, format: ExportFormat) =>
  callFile(exportGroupGradebook, { params: { groupId }, query: { ...filter, format } });
/** Groups to narrow people by, for whoever reads results. */
export const groupChoicesQuery = queryOptions({
  queryKey: ['learning', 'result-groups'],
  queryFn: () => call(listResultGroups, {}),
  staleTime: 60_000,
});
