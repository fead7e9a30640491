import type {
  EpisodeRow,
  exportEpisodes as episodesWire,
  exportPodcastCategories as categoriesWire,
  exportPodcasts as podcastsWire,
  PodcastCategoryRow,
  PodcastRow,
} from '@vitrine/contract/podcasts';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { listPodcastCategoriesToKeep } from './categories.ts';
import { listEpisodesToKeep } from './keep-episodes.ts';
import { listPodcastsToKeep } from './keep-podcasts.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const words: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };
const wordsOf = (actor: Actor) => words[matchLocale(actor.locale, locales)];
type Asked<Query> = { query: Query; reply: FastifyReply };

/** Podcasts as an export, in their order (ADM-02). */
export function exportPodcasts(
  platform: Platform,
  actor: Actor,
  { query, reply }: Asked<z.output<(typeof podcastsWire)['query']>>,
): Promise<FastifyReply> {
  const { podcasts: said, states } = wordsOf(actor);
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'podcasts',
      words: said,
      page: (ask) => listPodcastsToKeep(platform, actor, { ...query, ...ask }),
      cells: ({ title, state, category, episodes, isLimited, position, updatedAt }: PodcastRow) => ({
        title,
        state: states[state],
        category,
        episodes,
        isLimited,
        position,
        updatedAt,
      }),
    },
  });
}

/** Episodes as an export, the newest change first (ADM-02). */
export function exportEpisodes(
  platform: Platform,
  actor: Actor,
  { query, reply }: Asked<z.output<(typeof episodesWire)['query']>>,
): Promise<FastifyReply> {
  const { episodes: said, states } = wordsOf(actor);
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'podcast-episodes',
      words: said,
      page: (ask) => listEpisodesToKeep(platform, actor, { ...query, ...ask }),
      cells: ({ title, podcast, state, seconds, publishedAt, listeners, finished, updatedAt }: EpisodeRow) => ({
        title,
        podcast,
        state: states[state],
        seconds,
        publishedAt,
        listeners,
        finished,
        updatedAt,
      }),
    },
  });
}

/** Categories of podcasts as an export (ADM-02). */
export function exportPodcastCategories(
  platform: Platform,
  actor: Actor,
  { query, reply }: Asked<z.output<(typeof categoriesWire)['query']>>,
): Promise<FastifyReply> {
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'podcast-categories',
      words: wordsOf(actor).categories,
      page: (ask) => listPodcastCategoriesToKeep(platform, actor, { ...query, ...ask }),
      cells: ({ name, podcasts }: PodcastCategoryRow) => ({ name, podcasts }),
    },
  });
}
