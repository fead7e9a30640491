import type * as wire from '@vitrine/contract/learning';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendExport } from '../../../platform/exports/index.ts';
import { exportWords } from '../export-words.ts';
import { bookOf, listGradebook } from './list-gradebook.ts';
import { groupBookOf, listGroupGradebook } from './list-group-gradebook.ts';
import { listResults } from './list-results.ts';

type Asked<Wire extends { query: z.ZodType; params: z.ZodType }> = {
  params: z.output<Wire['params']>;
  query: z.output<Wire['query']>;
  reply: FastifyReply;
};

/** Results of a test as an export: the list's own rows (ADM-02, ADM-06). */
export function exportResults(
  platform: Platform,
  actor: Actor,
  { params, query, reply }: Asked<typeof wire.exportResults>,
): Promise<FastifyReply> {
  const { states, courseStates, ...words } = exportWords(actor).results;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'results',
      within: params,
      words,
      page: (ask) => listResults(platform, actor, { ...params, ...query, ...ask }),
      cells: ({ fullName, state, attempts, bestScore, lastAt, courseState }: wire.ResultRow) => ({
        fullName,
        state: states[state],
        attempts,
        bestScore,
        lastAt,
        courseState: courseStates[courseState],
      }),
    },
  });
}

/** The gradebook as an export, a column for each test of the course. */
export async function exportGradebook(
  platform: Platform,
  actor: Actor,
  { params, query, reply }: Asked<typeof wire.exportGradebook>,
): Promise<FastifyReply> {
  const { courseStates } = exportWords(actor).results;
  const { title, columns } = exportWords(actor).gradebook;
  const { tests } = await bookOf(platform.db.read(), actor, params);
  const ofTests: Readonly<Record<string, string>> = Object.fromEntries(tests.map((test) => [test.activityId, test.title]));
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'gradebook',
      within: params,
      words: { title, columns: { ...columns, ...ofTests } },
      page: (ask) => listGradebook(platform, actor, { ...params, ...query, ...ask }),
      cells: ({ fullName, state, progress, grade, scores }: wire.GradebookRow) => ({
        fullName,
        state: courseStates[state],
        progress,
        grade,
        ...Object.fromEntries(tests.map(({ activityId }, place) => [activityId, scores[place] ?? null])),
      }),
    },
  });
}

/** The gradebook of a group as an export, a column for each of its courses. */
export async function exportGroupGradebook(
  platform: Platform,
  actor: Actor,
  { params, query, reply }: Asked<typeof wire.exportGroupGradebook>,
): Promise<FastifyReply> {
  const { title, columns } = exportWords(actor).groupGradebook;
  const { courseStates } = exportWords(actor).results;
  const { courses } = await groupBookOf(platform.db.read(), actor, params);
  const ofCourses: Readonly<Record<string, string>> = Object.fromEntries(courses.map((course) => [course.id, course.title]));
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'group_gradebook',
      within: params,
      words: { title, columns: { ...columns, ...ofCourses } },
      page: (ask) => listGroupGradebook(platform, actor, { ...params, ...query, ...ask }),
      cells: ({ fullName, finished, courses: own }: wire.GroupGradebookRow) => ({
        fullName,
        finished,
        ...Object.fromEntries(
          courses.map(({ id }, place) => {
            const course = own[place];
            return [id, course ? (course.grade ?? courseStates[course.state]) : null];
          }),
        ),
      }),
    },
  });
}
