import type { exportMissedSearches as wire, MissedSearchRow } from '@vitrine/contract/search';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { listMissedSearches } from './list-missed.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const words: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };

/** What nobody found, as an export (ADM-02). */
export function exportMissedSearches(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: z.output<(typeof wire)['query']>; reply: FastifyReply },
): Promise<FastifyReply> {
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'search-missed',
      words: words[matchLocale(actor.locale, locales)].missed,
      page: (ask) => listMissedSearches(platform, actor, { ...query, ...ask }),
      cells: ({ words: asked, count, lastAt }: MissedSearchRow) => ({ words: asked, count, lastAt }),
    },
  });
}
