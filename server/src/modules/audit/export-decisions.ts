import type { AuditDecision, exportDecisions as wire } from '@vitrine/contract/audit';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { listDecisions } from './list-decisions.ts';
import { wordsFor } from './words.ts';

type Query = z.output<(typeof wire)['query']>;

/** Who decided what, as an export in the order of the list. */
export function exportDecisions(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: Query; reply: FastifyReply },
): Promise<FastifyReply> {
  const words = wordsFor(actor).decisions;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'decisions',
      words,
      page: (ask) => listDecisions(platform, actor, { ...query, ...ask }),
      cells: ({ subject, title, about, state, note, decidedBy, decidedAt, opinion }: AuditDecision) => ({
        subject: words.subjects[subject],
        title,
        about,
        state: words.states[state],
        note,
        decidedBy,
        decidedAt,
        opinion: opinion === null ? null : words.opinions[opinion.agrees ? 'agrees' : 'disagrees'],
        opinionBy: opinion?.by ?? null,
        opinionNote: opinion?.note ?? null,
      }),
    },
  });
}
