/** The calls of a test, fetched with the first of them: a catalog is drawn without. */
import { call } from '@vitrine/client';
import { getAttempt, takeAttemptOver } from '@vitrine/contract/assessment';
import { finishAttempt, startAttempt } from '@vitrine/contract/learning';

type InCourse = { courseId: string; hierarchy_order: number };
type HeldAttempt = { attemptId: string; device: string };
export const fetchAttempt = ({ attemptId, device }: HeldAttempt) => call(getAttempt, { params: { attemptId }, query: { device } });
export const beginAttempt = (params: InCourse, device: string) => call(startAttempt, { params, body: { device } });
export const endAttempt = (params: InCourse & { attemptId: string }, device: string) => call(finishAttempt, { params, body: { device } });
export const takeOverAttempt = ({ attemptId, device }: HeldAttempt) => call(takeAttemptOver, { params: { attemptId }, body: { device } });
