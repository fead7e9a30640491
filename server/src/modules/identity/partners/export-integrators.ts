import type { Integrator } from '@vitrine/contract/identity';
import { locales, matchLocale, type ExportFormat } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendExport } from '../../../platform/exports/index.ts';
import { choiceWords } from '../choice-words.ts';
import { listIntegrators } from './integrators.ts';

/** Partners of the site as an export (ADM-02); a secret is in no list. */
export const exportIntegrators = (
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: { format: ExportFormat }; reply: FastifyReply },
): Promise<FastifyReply> =>
  sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'integrators',
      words: choiceWords[matchLocale(actor.locale, locales)].exports.integrators,
      page: (ask) => listIntegrators(platform, actor, ask),
      cells: ({ id, name, createdAt }: Integrator) => ({ id, name, createdAt }),
    },
  });
