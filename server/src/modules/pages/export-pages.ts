import type { BannerRow, exportBanners as bannersWire, exportPages as pagesWire, PageRow } from '@vitrine/contract/pages';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { listBanners } from './keep-banners.ts';
import { listPages } from './keep-pages.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const catalogs: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };
const wordsOf = ({ locale }: Actor) => catalogs[matchLocale(locale, locales)];
type Asked<E extends { query: z.ZodType }> = { query: z.output<E['query']>; reply: FastifyReply };

/** Pages as an export (ADM-02). */
export function exportPages(platform: Platform, actor: Actor, { query, reply }: Asked<typeof pagesWire>): Promise<FastifyReply> {
  const { pages: words, states, kinds } = wordsOf(actor);
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'pages',
      words,
      page: (ask) => listPages(platform, actor, { ...query, ...ask }),
      cells: ({ title, slug, kind, state, updatedAt }: PageRow) => ({
        title,
        slug: `/${slug}`,
        kind: kinds[kind],
        state: states[state],
        updatedAt,
      }),
    },
  });
}

/** Banners of welcome as an export (ADM-02). */
export function exportBanners(platform: Platform, actor: Actor, { query, reply }: Asked<typeof bannersWire>): Promise<FastifyReply> {
  const { banners: words, states } = wordsOf(actor);
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'banners',
      words,
      page: (ask) => listBanners(platform, actor, { ...query, ...ask }),
      cells: ({ title, state, position, visibleFrom, visibleTo, updatedAt }: BannerRow) => ({
        title,
        state: states[state],
        position,
        visibleFrom,
        visibleTo,
        updatedAt,
      }),
    },
  });
}
