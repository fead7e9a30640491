import type { AuditPhotoRow, exportPhotos as wire } from '@vitrine/contract/photos';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { listPhotosToAudit } from './list-photos-to-audit.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const catalogs: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };

/** Photos of a state as an export, in the order of the auditors' queue (ADM-02). */
export function exportPhotos(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: z.output<(typeof wire)['query']>; reply: FastifyReply },
): Promise<FastifyReply> {
  const words = catalogs[matchLocale(actor.locale, locales)].photos;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'photos',
      words,
      page: (ask) => listPhotosToAudit(platform, actor, { ...query, ...ask }),
      cells: ({ sender, storeName, typeName, points, state, sentAt, flags, claim }: AuditPhotoRow) => ({
        sender: sender.name,
        storeName,
        typeName,
        points,
        state: words.states[state],
        sentAt,
        flags: flags.map((flag) => words.flags[flag]).join(', '),
        claimedBy: claim?.by ?? null,
      }),
    },
  });
}
