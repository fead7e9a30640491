import type { exportTrailCategories as categoriesWire, exportTrails as wire, TrailCategoryRow, TrailRow } from '@vitrine/contract/trails';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { listTrailCategories } from './categories.ts';
import { listTrailDrafts } from './list-trail-drafts.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const words: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };
const wordsOf = (actor: Actor) => words[matchLocale(actor.locale, locales)];

type Query = z.output<(typeof wire)['query']>;
type CategoriesQuery = z.output<(typeof categoriesWire)['query']>;

/** Trails in every state as an export (ADM-02). */
export function exportTrails(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: Query; reply: FastifyReply },
): Promise<FastifyReply> {
  const said = wordsOf(actor).trails;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'trails',
      words: said,
      page: (ask) => listTrailDrafts(platform, actor, { ...query, ...ask }),
      cells: ({ title, category, state, hasChanges, items, versionNumber, updatedAt }: TrailRow) => ({
        title,
        category,
        state: said.states[state],
        hasChanges,
        items,
        versionNumber,
        updatedAt,
      }),
    },
  });
}

/** Categories of trails as an export (ADM-02). */
export function exportTrailCategories(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: CategoriesQuery; reply: FastifyReply },
): Promise<FastifyReply> {
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'trail-categories',
      words: wordsOf(actor).categories,
      page: (ask) => listTrailCategories(platform, actor, { ...query, ...ask }),
      cells: ({ name, trails }: TrailCategoryRow) => ({ name, trails }),
    },
  });
}
