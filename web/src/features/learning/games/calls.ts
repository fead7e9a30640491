/** The calls of a game, fetched with the first of them: a catalog is drawn without. */
import { call } from '@vitrine/client';
import { getRun, makeMoves, startRun } from '@vitrine/contract/learning';
import type { Pace } from '@vitrine/domain/games';

type InCourse = { courseId: string; hierarchy_order: number };
export const beginRun = (params: InCourse, body: { device: string; onlyMissed: boolean; pace: Pace }) => call(startRun, { params, body });
export const fetchRun = (params: InCourse & { runId: string }, device: string) => call(getRun, { params, query: { device } });
export const endByTime = (params: InCourse & { runId: string }, device: string) =>
  call(makeMoves, { params, body: { device, moves: [], isTimeOver: true } });
export { onRunAnswer } from '../outbox/run-answers.ts';
