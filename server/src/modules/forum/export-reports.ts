import type { exportForumReports, ForumCaseRow } from '@vitrine/contract/forum';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { listCases } from './cases.ts';
import type { ForumPorts } from './ports.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const catalogs: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };

/** The moderators' queue as an export (ADM-02). */
export function exportReports(
  parts: Platform & ForumPorts,
  actor: Actor,
  { query, reply }: { query: z.output<(typeof exportForumReports)['query']>; reply: FastifyReply },
): Promise<FastifyReply> {
  const { reports: words, reasons, decisions } = catalogs[matchLocale(actor.locale, locales)];
  return sendExport(parts, actor, {
    reply,
    query,
    sheet: {
      name: 'forum-reports',
      words,
      page: (ask) => listCases(parts, actor, { ...query, ...ask }),
      cells: (row: ForumCaseRow) => ({
        author: row.author.name,
        board: row.boardName,
        topic: row.topicTitle,
        text: row.excerpt,
        reporters: row.reporters,
        reasons: row.reasons.map((reason) => reasons[reason]).join(', '),
        openedAt: row.openedAt,
        decision: row.decision === null ? null : decisions[row.decision],
        decidedAt: row.decidedAt,
      }),
    },
  });
}
