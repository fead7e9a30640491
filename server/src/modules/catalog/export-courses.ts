import type { CourseRow, exportCourses as wire } from '@vitrine/contract/catalog';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { exportWords } from './export-words.ts';
import { listCourseDrafts } from './list-course-drafts.ts';

type Query = z.output<(typeof wire)['query']>;

/** Courses in every state as an export (ADM-02). */
export function exportCourses(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: Query; reply: FastifyReply },
): Promise<FastifyReply> {
  const words = exportWords(actor).courses;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'courses',
      words,
      page: (ask) => listCourseDrafts(platform, actor, { ...query, ...ask }),
      cells: ({ title, state, hasChanges, activities, versionNumber, updatedAt }: CourseRow) => ({
        title,
        state: words.states[state],
        hasChanges,
        activities,
        versionNumber,
        updatedAt,
      }),
    },
  });
}
