import { exportAuditLog, type AuditEntry } from '@vitrine/contract/kernel';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import { listTrail, type TrailNames } from '../audit/index.ts';
import { answer, type Routes } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { sendExport } from './send-export.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const ownWords: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };

/** What rooms call their changes (`what`: subject, event, word), what was changed, and the lists that leave as exports. */
export type AuditWords = {
  what: Readonly<Record<string, Readonly<Record<string, string>>>>;
  subject: Readonly<Record<string, string>>;
  list: Readonly<Record<string, string>>;
};

/**
 * The audit log as an export (ADM-02, ADM-09), newest first, in the words of each room (`wordsOf`), which are those of its screen; what has none stands as it is stored. Both sides are JSON: a program can read them
 * again.
 */
export const auditLogExportRoutes =
  (platform: Platform, { wordsOf, names }: { wordsOf: (locale: Locale) => readonly AuditWords[]; names: TrailNames }): Routes =>
  (app) => {
    answer(app, exportAuditLog, ({ actor, query, reply }) => {
      const locale = matchLocale(actor.locale, locales);
      const own = ownWords[locale];
      const said = [own, ...wordsOf(locale)];
      const event = saidBy(said.flatMap(({ what }) => eventsIn(what)));
      const kind = saidBy(said.flatMap(({ subject }) => Object.entries(subject)));
      const list = saidBy(said.flatMap((told) => Object.entries(told.list)));
      return sendExport(platform, actor, {
        reply,
        query,
        sheet: {
          name: 'audit_log',
          words: own,
          page: (ask) => listTrail({ db: platform.db, names }, actor, { ...query, ...ask }),
          cells: ({ at, who, what, subject, subjectId, name, before, after }: AuditEntry) => ({
            at,
            who,
            what: event(what),
            subject: kind(subject),
            subjectId: subject === 'list' ? list(subjectId) : subjectId,
            name: name ?? '',
            before: jsonOf(before),
            after: jsonOf(after),
          }),
        },
      });
    });
  };

const eventsIn = (what: AuditWords['what']) =>
  Object.entries(what).flatMap(([subject, events]) =>
    Object.entries(events).map(([event, word]) => [`${subject}.${event}`, word] as const),
  );

/** What a code is called; one without a word stands as it is stored. */
const saidBy = (told: readonly (readonly [string, string])[]) => {
  const known = new Map(told);
  return (code: string): string => known.get(code) ?? code;
};

const jsonOf = (side: unknown): string => (side === null ? '' : JSON.stringify(side));
