import type {
  exportNews as newsWire,
  exportNewsCategories as categoriesWire,
  exportNewsReaders as readersWire,
  exportNewsReadersByGroup as groupsWire,
  NewsGroupRow,
  NewsCategoryRow,
  NewsReaderRow,
  NewsRow,
} from '@vitrine/contract/news';
import type { Locale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { listNewsCategoriesToKeep } from './categories.ts';
import { listNewsToKeep } from './list-news-to-keep.ts';
import { localeOfReader } from './news-rows.ts';
import { listNewsReaders, listNewsReadersByGroup } from './readers.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const words: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };
const wordsOf = (actor: Actor) => words[localeOfReader(actor)];
type Asked<Query> = { query: Query; reply: FastifyReply };

/** News as an export (ADM-02). */
export function exportNews(
  platform: Platform,
  actor: Actor,
  { query, reply }: Asked<z.output<(typeof newsWire)['query']>>,
): Promise<FastifyReply> {
  const said = wordsOf(actor).news;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'news',
      words: said,
      page: (ask) => listNewsToKeep(platform, actor, { ...query, ...ask }),
      cells: ({ title, status, category, visibleFrom, visibleTo, isMustRead, readers, updatedAt }: NewsRow) => ({
        title,
        status: said.statuses[status],
        category,
        visibleFrom,
        visibleTo,
        isMustRead,
        readers,
        updatedAt,
      }),
    },
  });
}

/** Who has read a piece of news, as an export. */
export function exportNewsReaders(
  platform: Platform,
  actor: Actor,
  { query, reply, newsId }: Asked<z.output<(typeof readersWire)['query']>> & { newsId: string },
): Promise<FastifyReply> {
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'news-readers',
      within: { newsId },
      words: wordsOf(actor).readers,
      page: (ask) => listNewsReaders(platform, actor, { ...query, ...ask, newsId }),
      cells: ({ name, groups, hasRead, at }: NewsReaderRow) => ({ name, groups, hasRead, at }),
    },
  });
}

/** Who has read a piece of news by group, as an export. */
export function exportNewsReadersByGroup(
  platform: Platform,
  actor: Actor,
  { query, reply, newsId }: Asked<z.output<(typeof groupsWire)['query']>> & { newsId: string },
): Promise<FastifyReply> {
  const words = wordsOf(actor).groups;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'news-groups',
      within: { newsId },
      words,
      page: (ask) => listNewsReadersByGroup(platform, actor, { ...ask, newsId }),
      cells: ({ name, read, of }: NewsGroupRow) => ({ name: name || words.none, read, of }),
    },
  });
}

/** Categories of news as an export (ADM-02). */
export function exportNewsCategories(
  platform: Platform,
  actor: Actor,
  { query, reply }: Asked<z.output<(typeof categoriesWire)['query']>>,
): Promise<FastifyReply> {
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'news-categories',
      words: wordsOf(actor).categories,
      page: (ask) => listNewsCategoriesToKeep(platform, actor, { ...query, ...ask }),
      cells: ({ name, news }: NewsCategoryRow) => ({ name, news }),
    },
  });
}
