import type { DesignRow, exportDesigns as designsWire } from '@vitrine/contract/certificates';
import { locales, matchLocale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { certificateWords } from './certificate-words.ts';
import { listDesigns } from './keep-designs.ts';

/** Designs of certificates as an export, by name (ADM-02). */
export function exportDesigns(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: z.output<(typeof designsWire)['query']>; reply: FastifyReply },
): Promise<FastifyReply> {
  const { designs: words } = certificateWords[matchLocale(actor.locale, locales)];
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'certificate_designs',
      words,
      page: (ask) => listDesigns(platform, actor, { ...query, ...ask }),
      cells: ({ name, isDefault, trainings, validMonths, updatedAt }: DesignRow) => ({
        name,
        isDefault: isDefault ? words.columns.isDefault : '',
        trainings,
        validMonths,
        updatedAt,
      }),
    },
  });
}
