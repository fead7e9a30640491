import type { AreaRow, GroupLabelRow, GroupRow, TagRow } from '@vitrine/contract/identity';
import { locales, matchLocale, type ExportFormat } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendExport } from '../../../platform/exports/index.ts';
import { choiceWords } from '../choice-words.ts';
import { listAreas } from './areas.ts';
import { listGroups } from './groups.ts';
import { listGroupLabels } from './labels.ts';
import { listTags } from './tags.ts';

type Ask = { query: { search?: string | undefined; format: ExportFormat }; reply: FastifyReply };
const wordsOf = (actor: Actor) => choiceWords[matchLocale(actor.locale, locales)].exports;

/** Groups as an export (ADM-02). */
export const exportGroups = (platform: Platform, actor: Actor, { query, reply }: Ask): Promise<FastifyReply> =>
  sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'groups',
      words: wordsOf(actor).groups,
      page: (ask) => listGroups(platform, actor, { search: query.search, ...ask }),
      cells: ({ name, label, members, hasRule }: GroupRow) => ({ name, label, members, hasRule }),
    },
  });

/** Labels of groups as an export (ADM-02). */
export const exportGroupLabels = (platform: Platform, actor: Actor, { query, reply }: Ask): Promise<FastifyReply> =>
  sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'group_labels',
      words: wordsOf(actor).groupLabels,
      page: (ask) => listGroupLabels(platform, actor, { search: query.search, ...ask }),
      cells: ({ name, groups }: GroupLabelRow) => ({ name, groups }),
    },
  });

/** Country areas as an export (ADM-02). */
export const exportAreas = (platform: Platform, actor: Actor, { query, reply }: Ask): Promise<FastifyReply> =>
  sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'areas',
      words: wordsOf(actor).areas,
      page: (ask) => listAreas(platform, actor, { search: query.search, ...ask }),
      cells: ({ name, countries }: AreaRow) => ({ name, countries: countries.join(', ') }),
    },
  });

/** Tags as an export (ADM-02). */
export const exportTags = (platform: Platform, actor: Actor, { query, reply }: Ask): Promise<FastifyReply> =>
  sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'tags',
      words: wordsOf(actor).tags,
      page: (ask) => listTags(platform, actor, { search: query.search, ...ask }),
      cells: ({ name, members }: TagRow) => ({ name, members }),
    },
  });
