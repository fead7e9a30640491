import { exportAuditTrail, type AuditEntry } from '@vitrine/contract/kernel';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import { listTrail } from '../audit/index.ts';
import { answer, type Routes } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { sendSheet } from './send-sheet.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const words: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };

/** The trail as a sheet (ADM-02, ADM-09), newest first. Events and kinds stand as they are stored, both sides as JSON: a program can read them again. */
export const trailSheetRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, exportAuditTrail, ({ actor, query, reply }) =>
      sendSheet(platform, actor, {
        reply,
        query,
        sheet: {
          name: 'audit_trail',
          words: words[matchLocale(actor.locale, locales)],
          page: (ask) => listTrail(platform.db, actor, { ...query, ...ask }),
          cells: ({ at, who, what, subject, subjectId, before, after }: AuditEntry) => ({
            at,
            who,
            what,
            subject,
            subjectId,
            before: jsonOf(before),
            after: jsonOf(after),
          }),
        },
      }),
    );
  };

const jsonOf = (side: unknown): string => (side === null ? '' : JSON.stringify(side));
