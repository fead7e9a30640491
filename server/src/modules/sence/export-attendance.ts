import type { AttendanceRow, exportAttendance as endpoint } from '@vitrine/contract/sence';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { sendExport } from '../../platform/exports/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAttendance } from './attendance.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const catalogs: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };

/** The attendance report as an export, in its order (SEN-03, ADM-02). */
export function exportAttendance(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: z.output<(typeof endpoint)['query']>; reply: FastifyReply },
): Promise<FastifyReply> {
  const { attendance: words, states, environments } = catalogs[matchLocale(actor.locale, locales)];
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'sence_attendance',
      words,
      page: (ask) => listAttendance(platform, actor, { ...query, ...ask }),
      cells: (row: AttendanceRow) => ({
        name: row.name,
        run: row.run,
        course: row.course,
        state: states[row.state],
        askedAt: row.askedAt,
        openedAt: row.openedAt,
        closedAt: row.closedAt,
        senceId: row.senceId,
        codes: row.codes,
        environment: environments[row.environment],
      }),
    },
  });
}
