import type { exportSendings as wire, SendingRow } from '@vitrine/contract/transfer';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { sendExport } from '../../platform/exports/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { listSendings } from './sendings.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const catalogs: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };

/** Sendings as an export, in their order (ADM-02). */
export function exportSendings(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: z.output<(typeof wire)['query']>; reply: FastifyReply },
): Promise<FastifyReply> {
  const { sendings: words, states, reasons } = catalogs[matchLocale(actor.locale, locales)];
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'sendings',
      words,
      page: (ask) => listSendings(platform, actor, { ...query, ...ask }),
      cells: ({ name, ending, points, state, madeAt, settledAt, postedOn, useUntil, reason, asked }: SendingRow) => ({
        name,
        ending,
        points,
        state: states[state],
        madeAt,
        settledAt,
        postedOn,
        useUntil,
        reason: reason === null ? null : reasons[reason],
        asked,
      }),
    },
  });
}
