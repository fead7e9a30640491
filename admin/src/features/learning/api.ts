import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { listGroups } from '@vitrine/contract/identity';
import { exportGradebook, getMemberResult, gradeAnswer, listAnswersToGrade, listGradebook, unblock } from '@vitrine/contract/learning';
import type { SheetFormat } from '@vitrine/domain/kernel';

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
export const gradebookSheet = (courseId: string, filter: BookFilter, format: SheetFormat) =>
  callFile(exportGradebook, { params: { courseId }, query: { ...filter, format } });
export const waitingQuery = queryOptions({
  queryKey: ['learning', 'answers-to-grade'],
  queryFn: () => call(listAnswersToGrade, { query: { limit: 50 } }),
});
export const grade = ({ attemptId, questionId, ...body }: { attemptId: string; questionId: string; percent: number; comment: string }) =>
  call(gradeAnswer, { params: { attemptId, questionId }, body });
export const letGoOn = ({ enrolmentId, ...body }: { enrolmentId: string; reason: string; attempts: number }) =>
  call(unblock, { params: { enrolmentId }, body });
/** Groups to narrow people by, for those who may see them. */
export const groupChoicesQuery = queryOptions({
  queryKey: ['identity', 'groups', 'choices'],
  queryFn: () => call(listGroups, { query: { limit: 100 } }),
  staleTime: 60_000,
});
