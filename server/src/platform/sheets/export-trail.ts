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

/**
 * The trail as a sheet (ADM-02, ADM-09), newest first, in the words of its screen; what has none there stands as it is stored. Both sides are JSON: a program can read them
 * again.
 */
export const trailSheetRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, exportAuditTrail, ({ actor, query, reply }) => {
      const own = words[matchLocale(actor.locale, locales)];
      const [event, kind, list] = [saidBy(own.what), saidBy(own.subject), saidBy(own.list)];
      return sendSheet(platform, actor, {
        reply,
        query,
        sheet: {
          name: 'audit_trail',
          words: own,
          page: (ask) => listTrail(platform.db, actor, { ...query, ...ask }),
          cells: ({ at, who, what, subject, subjectId, before, after }: AuditEntry) => ({
            at,
            who,
            what: event(what),
            subject: kind(subject),
            subjectId: subject === 'list' ? list(subjectId) : subjectId,
            before: jsonOf(before),
            after: jsonOf(after),
          }),
        },
      });
    });
  };

/** What a code is called; one without a word stands as it is stored. */
const saidBy = (told: Readonly<Record<string, string>>) => {
  const known = new Map(Object.entries(told));
  return (code: string): string => known.get(code) ?? code;
};

const jsonOf = (side: unknown): string => (side === null ? '' : JSON.stringify(side));
