import type { Integrator } from '@vitrine/contract/identity';
import { locales, matchLocale, type SheetFormat } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendSheet } from '../../../platform/sheets/index.ts';
import { choiceWords } from '../choice-words.ts';
import { listIntegrators } from './integrators.ts';

/** Partners of the site as a sheet (ADM-02); a secret is in no list. */
export const exportIntegrators = (
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: { format: SheetFormat }; reply: FastifyReply },
): Promise<FastifyReply> =>
  sendSheet(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'integrators',
      words: choiceWords[matchLocale(actor.locale, locales)].exports.integrators,
      page: (ask) => listIntegrators(platform, actor, ask),
      cells: ({ id, name, createdAt }: Integrator) => ({ id, name, createdAt }),
    },
  });
