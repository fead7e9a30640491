import type {
  exportItems as itemsWire,
  exportLibraryCategories as categoriesWire,
  exportReaders as readersWire,
  ItemRow,
  LibraryCategoryRow,
  ReaderRow,
} from '@vitrine/contract/library';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { listLibraryCategories } from './categories.ts';
import { listItems } from './list-items.ts';
import { listReaders } from './readers.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const words: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };
const wordsOf = (actor: Actor) => words[matchLocale(actor.locale, locales)];
type Asked<Query> = { query: Query; reply: FastifyReply };

/** Files of the library as an export (ADM-02). */
export function exportItems(
  platform: Platform,
  actor: Actor,
  { query, reply }: Asked<z.output<(typeof itemsWire)['query']>>,
): Promise<FastifyReply> {
  const said = wordsOf(actor).items;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'library-files',
      words: said,
      page: (ask) => listItems(platform, actor, { ...query, ...ask }),
      cells: ({ title, fileName, kind, folder, category, versionNumber, bytes, isMustRead, updatedAt }: ItemRow) => ({
        title,
        fileName,
        kind: said.kinds[kind],
        folder,
        category,
        versionNumber,
        bytes,
        isMustRead,
        updatedAt,
      }),
    },
  });
}

/** Who has read a file, as an export. */
export function exportReaders(
  platform: Platform,
  actor: Actor,
  { query, reply, itemId }: Asked<z.output<(typeof readersWire)['query']>> & { itemId: string },
): Promise<FastifyReply> {
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'library-readers',
      within: { itemId },
      words: wordsOf(actor).readers,
      page: (ask) => listReaders(platform, actor, { ...query, ...ask, itemId }),
      cells: ({ name, groups, hasRead, versionNumber, at }: ReaderRow) => ({ name, groups, hasRead, versionNumber, at }),
    },
  });
}

/** Categories of the library as an export (ADM-02). */
export function exportLibraryCategories(
  platform: Platform,
  actor: Actor,
  { query, reply }: Asked<z.output<(typeof categoriesWire)['query']>>,
): Promise<FastifyReply> {
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'library-categories',
      words: wordsOf(actor).categories,
      page: (ask) => listLibraryCategories(platform, actor, { ...query, ...ask }),
      cells: ({ name, files }: LibraryCategoryRow) => ({ name, files }),
    },
  });
}
